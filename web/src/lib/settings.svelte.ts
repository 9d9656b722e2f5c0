/** What a person likes: kept in this browser. An empty choice follows the system. */
import { LANGUAGES as LANGUAGE_NAMES } from './contract.gen';
import type { Pace } from './pace';

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export { LANGUAGE_NAMES };

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  /** How fast others' moves are told: `once` shows only where they led. */
  pace: Pace;
  /** The winner's birds celebrate. */
  celebrate: boolean;
  sound: boolean;
  /** Ask before a move is played: on touch screens a first tap shows, a second plays. */
  confirm: 'touch' | 'always' | 'never';
  /** Whether log, chat and rules stand beside the board. */
  side: boolean;
  /** Against whom, and by game with how many, was played last. */
  bot: string;
  players: Record<string, number>;
}

const STORE = 'rookery';

export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const kept = typeof localStorage === 'undefined' ? {} : stored();
const spoken = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
/** A link can ask for a language, as in `?lang=pl`; what the reader once chose counts more. */
const asked =
  typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('lang');

export const settings = $state<Settings>({
  language: languageOf([asked ?? '', ...spoken]),
  theme: 'system',
  motion: 'system',
  pace: 'usual',
  celebrate: true,
  sound: true,
  confirm: 'touch',
  side: true,
  bot: '',
  players: {},
  ...kept,
});

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  // Only what was chosen is kept, so that the rest goes on following the system.
  const chosen = { ...stored(), ...wanted };
  try {
    localStorage.setItem(STORE, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');
const still = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Says on the page what holds now, so that styles need not ask the system a second time. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme =
    settings.theme !== 'system' ? settings.theme : dark().matches ? 'dark' : 'light';
  root.dataset.motion =
    settings.motion !== 'system' ? settings.motion : still().matches ? 'reduced' : 'full';
}

/** What was left to the system follows it, at night too. */
export function follow(): void {
  apply();
  for (const query of [dark(), still()]) query.addEventListener('change', apply);
}

export function calm(): boolean {
  return settings.pace === 'once' || document.documentElement.dataset.motion === 'reduced';
}

export function touch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

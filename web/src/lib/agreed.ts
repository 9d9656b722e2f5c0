/** What was agreed on for a table, in words. */
import type { GameInfo } from './api';
import type { ClockRule, OptionInfo } from './protocol.gen';
import { t, type Texts } from './text.svelte';

/** Units of time, the longest one first. */
export const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** The longest unit that says it without a remainder. */
export function unitOf(seconds: number): (typeof UNITS)[number] {
  return UNITS.find(([, long]) => seconds >= long && seconds % long === 0) ?? UNITS[3];
}

function time(seconds: number): string {
  const [unit, long] = unitOf(seconds);
  return t(`clock-${unit}`, { count: seconds / long });
}

export function clockAgreed({ kind = 'none', seconds = 0, increment = 0 }: ClockRule): string {
  if (kind === 'none') return t('clock-none');
  if (kind === 'game' && increment > 0)
    return t('clock-increment', { time: time(seconds), seconds: increment });
  return t(`clock-${kind}`, { time: time(seconds) });
}

/** Only what is not as usual is worth a word. */
export function optionTexts(
  info: GameInfo | null,
  options: Record<string, boolean | number | string>,
  words: Texts,
): string[] {
  return (info?.options ?? [])
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map((option) => told(option, options[option.name]!, words));
}

function told(option: OptionInfo, value: boolean | number | string, words: Texts): string {
  const name = words.say(`option-${option.name}`);
  if (value === true) return name;
  if (value === false) return `${name}: ${t('settings-off')}`;
  // The text of a file is not for reading here.
  const file = typeof value === 'string' && !option.choices.includes(value);
  if (file && option.choices.length === 0) return name;
  const key = `option-${option.name}-${file ? 'file' : value}`;
  return `${name}: ${words.has(key) ? words.say(key) : value}`;
}

/** What is printed on the cards, and how they are drawn. */
import { CATEGORY_IDS, type CategoryId, type SuitId } from './art/art';
import FIGURES from './figures.gen';

export interface Printed {
  suit: SuitId;
  /** 0 for a church card. */
  value: number;
  /** The letter that breaks ties, on the cards of a category. */
  letter: string | null;
  /** What a church card does to the dice. */
  effect: string | null;
}

export const EFFECTS: Readonly<Record<string, string>> = {
  church_up: '+1',
  church_down: '−1',
  church_up_two: '+1 +1',
  church_down_two: '−1 −1',
  church_up_or_down: '±1',
};

/** How many there are of a value of gold, and of each church card. */
export const COPIES_OF_GOLD = FIGURES.gold;
export const COPIES_OF_CHURCH: Readonly<Record<string, number>> = FIGURES.church;
/** The values of the letters A … I. */
export const values = (category: CategoryId): readonly number[] => FIGURES.values[category];

export function printed(card: string): Printed {
  if (card in EFFECTS)
    return { suit: 'church', value: 0, letter: null, effect: EFFECTS[card] ?? null };
  const cut = card.lastIndexOf('_');
  const suit = card.slice(0, cut) as SuitId;
  const letter = card.slice(cut + 2).toUpperCase() || null;
  return { suit, value: Number(card[cut + 1]), letter, effect: null };
}

const SUITS: readonly SuitId[] = ['gold', ...CATEGORY_IDS, 'church'];

/** Cards lie in the order of their suits, then of their values, then of their letters: payments go
 * in this order too. */
export function inOrder(a: string, b: string): number {
  const [x, y] = [printed(a), printed(b)];
  return (
    SUITS.indexOf(x.suit) - SUITS.indexOf(y.suit) ||
    x.value - y.value ||
    (x.letter ?? x.effect ?? '').localeCompare(y.letter ?? y.effect ?? '')
  );
}

const art = import.meta.glob<string>('./art/*.svg', { eager: true, import: 'default' });
const drawn = (name: string): string => art[`./art/${name}.svg`] ?? '';

export function face(card: string): string {
  const { suit, value } = printed(card);
  return drawn(suit === 'gold' ? `face-gold-${value}` : `face-${suit}`);
}

/** The picture of a suit without a card around it. */
export const picture = (suit: SuitId): string => drawn(suit);
export const placePicture = (place: string): string => drawn(`place-${place}`);

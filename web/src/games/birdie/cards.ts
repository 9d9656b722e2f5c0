/** What is printed on the cards and the sheet, and how it is drawn. */
import { BIRD_IDS, SEASON_IDS, type BirdId, type SeasonId } from './art/art';
import FIGURES from './figures.gen';

export const BIRDS: readonly string[] = BIRD_IDS;
export const SEASONS: readonly string[] = SEASON_IDS;
export const FEATURES: readonly string[] = [...BIRDS, ...SEASONS];
/** Bird by bird, and inside a bird season by season. */
export const CARDS: readonly string[] = BIRDS.flatMap((bird) =>
  SEASONS.map((season) => `${season}_${bird}`),
);

/** The points beside the squares of the flaps column. */
export const FLAPS: readonly number[] = FIGURES.flaps;

const files = import.meta.glob<string>(['./art/*.svg', '!./art/icons.svg', '!./art/cover.svg'], {
  eager: true,
  import: 'default',
});
const art = (name: string): string => files[`./art/${name}.svg`] ?? '';

export function parts(card: string): { season: SeasonId; bird: BirdId } {
  const [season, bird] = card.split('_') as [SeasonId, BirdId];
  return { season, bird };
}

export const face = (card: string): string => {
  const { season, bird } = parts(card);
  return art(`face-${bird}-${season}`);
};
/** The bird alone, dressed for its season. */
export const perched = (card: string): string => {
  const { season, bird } = parts(card);
  return art(`${bird}-${season}`);
};
/** A bird's or a season's own picture. */
export const emblem = (feature: string): string => art(feature);
export const trophy = (bird: string): string => art(`trophy-${bird}`);
export const sky = (season: string): string => art(`sky-${season}`);
export const back = art('back');
export const stop = art('stop');
export const post = art('wire');

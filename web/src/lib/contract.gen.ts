/* Written by `python -m rookery.server.typescript`. Do not edit. */

export const CLOSE = {
  restart: 1012,
  try_later: 1013,
  too_many: 4001,
  forbidden: 4003,
  not_found: 4004,
  silent: 4008,
  rules_gone: 4010,
  set_aside: 4011,
  cancelled: 4012,
  sent_away: 4013,
  banned: 4014,
  too_fast: 4029,
} as const;

export const FINAL = [4001, 4003, 4004, 4010, 4011, 4012, 4013, 4014, 4029] as const;

export const PAGES = {
  front: '/',
  play: '/play/{id}',
  table: '/t/{id}',
  replay: '/replay/{id}',
  local: '/l/{id}',
  local_replay: '/l/{id}/replay',
  learn: '/learn/{id}',
  rules: '/rules/{id}',
  score: '/score/{id}',
  puzzles: '/puzzles',
  puzzles_of: '/puzzles/{id}',
  puzzle: '/puzzle/{id}',
  edit: '/edit/{id}',
  settings: '/settings',
  account: '/account',
  new_password: '/new-password',
  confirm_mail: '/confirm-mail',
  unsubscribe: '/unsubscribe',
  games: '/games',
  person: '/people/{id}',
  ratings: '/ratings/{id}',
  admin: '/admin',
  tournaments: '/tournaments',
  new_tournament: '/new-tournament',
  tournament: '/tournaments/{id}',
} as const;

export const REVIEW = 1;

export const MARKS = 8;

export const LIMITS = {
  name: 24,
  title: 60,
  chat: 500,
  note: 500,
  notes: 100,
  seats: 8,
  bot: 40,
  act: 80,
  invite: 80,
  token: 80,
  option: 40,
  option_text: 32768,
  take_backs: 100,
  number: 2147483647,
  version: 9007199254740991,
  password_from: 8,
  password: 200,
  webhook: 500,
  endpoint: 1000,
  mail: 254,
  mail_key: 600,
  zone: 64,
  session: 24,
  reset_key: 80,
  person: 24,
  ban_hours: 87600,
  clock_seconds: 2592000,
  clock_increment: 86400,
  rounds: 20,
  arena_minutes: 720,
  starts_in: 20160,
  bots: 16,
} as const;

export const LANGUAGES = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
} as const;

export const AT_SERVER = ['owl'] as const;

// Placeholder until the generator writes this file.
export interface Hello { type: 'hello'; version?: number }
export interface Act { type: 'act'; id: string; seat: number; version: number; decision: number }
export interface TakeBack { type: 'take_back'; id: string; seat: number; version: number }
export interface Say { type: 'say'; id: string; text: string }
export interface Ping { type: 'ping'; at: number }
export type FromClient = Hello | Act | TakeBack | Say | Ping;
export interface Line { key: string; args: Record<string, string | number> }
export interface Legal { decision: number; text: string; typed: Record<string, string | number> }
export interface SeatInfo {
  seat: number; kind: 'open' | 'person' | 'bot'; name: string; colour: number;
  bot: string | null; presence: 'here' | 'away' | 'left'; yours: boolean;
}
export interface Clock { left_ms: number[] | null; running: number | null }
export interface OutcomeInfo { places: number[]; scores: number[]; winners: number[]; lines: Line[] }
export interface Welcome {
  type: 'welcome'; table: string; game: string; rules_version: number; players: number;
  options: Record<string, boolean | number | string>; your_seats: number[]; commitment: string;
}
export interface Update {
  type: 'update'; version: number; status: 'waiting' | 'playing' | 'over' | 'abandoned';
  seats: SeatInfo[]; turn: number | null; seat: number | null; view: any; legal: Legal[];
  draft: number; log_from: number; log: Line[]; clock: Clock; outcome?: OutcomeInfo | null;
  seed?: string | null; rematch?: string | null;
}
export interface Acknowledged { type: 'acknowledged'; id: string; version: number }
export interface Refused {
  type: 'refused'; id: string | null; reason: string; key: string;
  args: Record<string, string | number>; clause?: string | null;
}
export interface Said {
  type: 'said'; number: number; room: 'players' | 'spectators'; seat: number | null;
  name: string; text: string; at: number;
}
export interface Pong { type: 'pong'; at: number }
export interface Closing { type: 'closing'; reason: 'restart' | 'idle' | 'gone' }
export type FromServer = Welcome | Update | Acknowledged | Refused | Said | Pong | Closing;

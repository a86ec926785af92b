import type { Parties } from '../deal/state.ts';
import type { ProposedTime } from './dateAnswers.ts';
import type { DealKind, Side } from './events.ts';

/**
 * What one side of a room has done. Numbers count messages of one side: what is unread is a
 * difference, and the state stays small.
 */
export type Member = {
  readonly posted: number;
  readonly lastMessageId: string | null;
  /** How many of the other side's messages were seen. */
  readonly read: number;
  /**
   * When (ms) this side is to be told that messages wait; null when nothing waits, or when it was
   * told already.
   */
  readonly remindDue: number | null;
  readonly reminded: boolean;
};

/** Times that a side has proposed, for as long as they can be answered. */
export type Proposal = { readonly messageId: string; readonly side: Side; readonly dates: readonly ProposedTime[] };

export type OpenChat = Parties & {
  readonly status: 'OPEN';
  readonly dealKind: DealKind;
  readonly dealId: string;
  readonly client: Member;
  readonly talent: Member;
  /** The newest ones, the oldest of them first. */
  readonly proposals: readonly Proposal[];
};
export type ChatState = { readonly status: 'NONE' } | OpenChat;

export const otherSide: Readonly<Record<Side, Side>> = { client: 'talent', talent: 'client' };

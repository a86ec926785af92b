import type { Side } from '../../kernel/commonFields.ts';
import type { Parties } from '../../work/deal/state.ts';
import type { ProposedTime } from './dateAnswers.ts';
import type { DealKind } from './fields.ts';

/**
 * What one side of a room has sent and read. Message numbers make the number of unread messages a
 * difference, so the state stays small.
 */
export type Member = {
  readonly posted: number;
  readonly lastMessageId: string | null;
  /** The number of the other side's messages that this side has read. */
  readonly read: number;
  /** When to remind this side of unread messages (ms); null for never, or not again. */
  readonly remindDue: number | null;
  readonly reminded: boolean;
};

/** Times that a side proposed and that can still be answered. */
export type Proposal = { readonly messageId: string; readonly side: Side; readonly dates: readonly ProposedTime[] };

export type OpenChat = Parties & {
  readonly status: 'OPEN';
  readonly dealKind: DealKind;
  readonly dealId: string;
  readonly client: Member;
  readonly talent: Member;
  /** The newest proposals, oldest first. */
  readonly proposals: readonly Proposal[];
};

export type ChatState = { readonly status: 'NONE' } | OpenChat;

export const otherSide: Readonly<Record<Side, Side>> = { client: 'talent', talent: 'client' };

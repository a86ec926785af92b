import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountState } from '#domain/people/account/account.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import type { Message } from '../delivery/publish.ts';
import type { CommitHooks } from './commitHooks.ts';
import type { PersonKeys } from './personKeys.ts';
import type { Rule, RulesByIds } from './rule.ts';

/**
 * The id of an entity that a command creates: 20 hexadecimal digits made from the command's id and
 * the sender, so that sending the same command again means the same entity. Spreads documents
 * evenly; sequential ids would heap them up.
 */
export const newEntityId = (commandId: string, uid: string): string =>
  createHash('sha256').update(`${uid}/${commandId}`).digest('hex').slice(0, 20);

/** What commands need: database, keys, clock (ms), and what follows events in their commit. */
export type EventStore = {
  readonly db: Firestore;
  readonly keys: PersonKeys;
  readonly now: () => number;
  readonly following: CommitHooks;
  /** How long (ms) this process takes for granted that no rebuild pauses it (pauses.ts). */
  readonly pauseKeptMs: number;
};

/**
 * Who sends: a person, whose account is read with every command, or the system (deadlines,
 * policies, the operator). `hasRequiredSecondFactor`: the person signed in as the office has to.
 * `signedInAt`: when the session began (ms); missing for acts without a session.
 * `confirmedBy`: a second member of the office confirmed that this is done, by a stream of its own.
 */
export type Sender =
  | {
      readonly uid: string;
      readonly hasRequiredSecondFactor: boolean;
      readonly signedInAt?: number | undefined;
      readonly confirmedBy?: string;
    }
  | 'system';

export type CommandRequest = {
  readonly aggregate: AnyAggregate;
  readonly entityId: string;
  readonly command: { readonly type: string };
  readonly commandId: string;
  readonly sender: Sender;
  readonly causationId?: string;
  readonly correlationId?: string;
  /** The rules over other streams, in the order in which they refuse. */
  readonly rules?: readonly Rule[] | RulesByIds;
  /**
   * False: the stream must exist. Commands of people always set it. The system can leave it out.
   */
  readonly begins?: boolean;
  /** Refuses an account that may not send this command, such as an uncertified client. */
  readonly admit?: (account: AccountState) => void;
};

export type RuledRequest = Omit<CommandRequest, 'rules'> & { readonly rules: readonly Rule[] };

/** The answer to a command: its stream, and the version that the stream has after it. */
export type Answer = { readonly streamId: string; readonly version: number };

/**
 * An answer, and the types of the appended events: none when nothing was left to do, or when the
 * command had been run before. `message`: what to publish, when a subscription has work to do.
 * `isRepeated`: the process may have crashed before it published the first answer's message.
 */
export type Executed = {
  readonly answer: Answer;
  readonly types: readonly string[];
  readonly message?: Message;
  readonly isRepeated?: boolean;
};

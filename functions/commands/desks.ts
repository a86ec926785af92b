import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { amountOf, whomOf } from '#domain/office/countersign/subject.ts';
import { desk } from '#domain/office/desk/desk.ts';
import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { works } from '#domain/office/desk/waiting.ts';
import { limitOf, worksOn } from '#domain/office/duties.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';

/** The streams of a piece of work, and how it is read from them. Throws `not-found`. */
const workAt = (kind: DeskKind, workId: string) => {
  const { of, workOf } = works[kind];
  return {
    streams: of.map((name) => ({ aggregate: aggregateNamed(name), entityId: workId })),
    read: (states: readonly unknown[]) => {
      const work = workOf(states, workId);
      if (!work) throw new DomainError('not-found');
      return work;
    },
  };
};

/** The colleague must be a member of the office with a role for the work, and with this limit. */
const assertMember = (state: AccountState, kind: DeskKind, yen: number | null): void => {
  const works = state.status === 'REGISTERED' && state.isAdmin && !state.suspended && worksOn(state.officeRoles, kind);
  if (!works) throw new DomainError('not-found');
  const limit = limitOf(state);
  if (yen !== null && limit !== null && yen > limit) throw new DomainError('above-limit');
};

/** The fee that an approval of the deal decides on (yen). */
const feeToApprove = (kind: DeskKind, state: unknown): number | null =>
  amountOf(kind, works[kind].workOf([state], '')?.waitsIn === 'changes' ? 'adminApproveChange' : 'adminApprove', state);

type Sent = { readonly type: string; readonly uid?: string; readonly approverId?: string };

/** Adds the facts of the work to a member's command. */
export const deskRule = (kind: DeskKind, workId: string, command: Sent): Rule => {
  const { streams, read } = workAt(kind, workId);
  const { approverId, uid: colleague = approverId } = command;
  const asked = ([state]: readonly unknown[]) =>
    approverId === undefined ? {} : { jobId: whomOf(kind, workId, state).jobId, yen: feeToApprove(kind, state) };
  return {
    streams: [...streams, ...(colleague === undefined ? [] : [{ aggregate: account, entityId: colleague }])],
    fillCommand: (states) => ({ ...command, kind, ...read(states), ...asked(states) }),
    check: (states) => {
      if (colleague !== undefined) assertMember(states[streams.length] as AccountState, kind, asked(states).yen ?? null);
    },
  };
};

type OnWork = Sent & { readonly kind: DeskKind; readonly workId: string };
const onWork = ({ kind, workId, ...command }: OnWork) => ({ entityId: streamIdOf(kind, workId), rules: [deskRule(kind, workId, command)] });
/** The same for a command whose words become a note. */
const withNote = ({ kind, workId, ...sent }: OnWork, { uid }: Caller, commandId: string) => {
  const command = { ...sent, noteId: newEntityId(commandId, uid) };
  return { entityId: streamIdOf(kind, workId), command, rules: [deskRule(kind, workId, command)] };
};

/** The office's data about its work on an item. */
export const desks = callableOf(desk, {
  assign: onWork,
  unassign: onWork,
  strikeNote: onWork,
  tag: onWork,
  untag: onWork,
  snooze: onWork,
  note: withNote,
  askApproval: withNote,
  returnApproval: withNote,
  wake: ({ kind, workId }) => ({ entityId: streamIdOf(kind, workId) }),
});

import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { desk } from '#domain/office/desk/desk.ts';
import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { works } from '#domain/office/desk/waiting.ts';
import { worksOn } from '#domain/office/duties.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';

/**
 * The streams of a piece of work, and a function that reads it from their states. Throws
 * `not-found`.
 */
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

/** The assignee must be a member of the office with a role for the work. */
const assertMember = (state: AccountState, kind: DeskKind): void => {
  const works = state.status === 'REGISTERED' && state.isAdmin && !state.suspended && worksOn(state.officeRoles, kind);
  if (!works) throw new DomainError('not-found');
};

/** Adds the facts of the work to a member's command. */
export const deskRule = (kind: DeskKind, workId: string, command: { readonly type: string; readonly uid?: string }): Rule => {
  const { streams, read } = workAt(kind, workId);
  const { uid } = command;
  return {
    streams: [...streams, ...(uid === undefined ? [] : [{ aggregate: account, entityId: uid }])],
    fillCommand: (states) => ({ ...command, kind, ...read(states) }),
    check: (states) => {
      if (uid !== undefined) assertMember(states[streams.length] as AccountState, kind);
    },
  };
};

type OnWork = { readonly type: string; readonly kind: DeskKind; readonly workId: string; readonly uid?: string };
const onWork = ({ kind, workId, ...command }: OnWork) => ({ entityId: streamIdOf(kind, workId), rules: [deskRule(kind, workId, command)] });

/** The office's data about its work: assignee, notes, tags, and the end of a postponement. */
export const desks = callableOf(desk, {
  assign: onWork,
  unassign: onWork,
  strikeNote: onWork,
  tag: onWork,
  untag: onWork,
  snooze: onWork,
  note: ({ kind, workId, ...sent }, { uid }, commandId) => {
    const command = { ...sent, noteId: newEntityId(commandId, uid) };
    return { entityId: streamIdOf(kind, workId), command, rules: [deskRule(kind, workId, command)] };
  },
  wake: ({ kind, workId }) => ({ entityId: streamIdOf(kind, workId) }),
});

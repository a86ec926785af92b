import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/office/desk/commands.ts';
import { desk } from '#domain/office/desk/desk.ts';
import { type DeskKind, deskKinds } from '#domain/office/desk/kinds.ts';
import { works } from '#domain/office/desk/waiting.ts';
import { worksOn } from '#domain/office/desk/worksOn.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { aggregateNamed } from '#domain/registry.ts';
import type { Guard } from '../eventStore/guard.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';

const existing = { commandId: commandIdSchema, kind: z.enum(deskKinds), workId: identifier };
/** Fields that the server fills in from the work's streams. */
const known = { kind: true, waitsIn: true, clientId: true, talentId: true, personId: true } as const;

const wire = z.discriminatedUnion('type', [
  commands.assign.omit(known).extend(existing),
  commands.unassign.omit(known).extend(existing),
  commands.note.omit({ ...known, noteId: true }).extend(existing),
  commands.strikeNote.omit(known).extend(existing),
  commands.tagWith.omit(known).extend(existing),
  commands.untag.omit(known).extend(existing),
  commands.snooze.omit(known).extend(existing),
  commands.wake.extend(existing),
]);

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

/** A guard that adds the facts of the work to a member's command. */
export const deskGuard = (kind: DeskKind, workId: string, command: { readonly type: string; readonly uid?: string }): Guard => {
  const { streams, read } = workAt(kind, workId);
  const { uid } = command;
  return {
    streams: [...streams, ...(uid === undefined ? [] : [{ aggregate: account, entityId: uid }])],
    complete: (states) => ({ ...command, kind, ...read(states) }),
    check: (states) => {
      if (uid !== undefined) assertMember(states[streams.length] as AccountState, kind);
    },
  };
};

/** The office's data about its work: assignee, notes, tags, and the end of a postponement. */
export const desks = commandCallable(desk, wire, ({ commandId, kind, workId, ...sent }, caller): Target => {
  const entityId = streamIdOf(kind, workId);
  if (sent.type === 'wake') return { entityId, command: sent };
  const command = sent.type === 'note' ? { ...sent, noteId: newEntityId(commandId, caller.uid) } : sent;
  return { entityId, command, begins: true, guard: deskGuard(kind, workId, command) };
});

import { z } from 'zod';
import type { Deadline } from '../../kernel/deadline.ts';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { deskFields } from './fields.ts';
import { about, type DeskState, request, subject, withNote } from './state.ts';

const { kind, noteId, until, assigneeId, authorId, answer, answeredBy } = deskFields;

const deadlines = (state: DeskState): readonly Deadline<'wake'>[] =>
  state.status === 'NONE' || state.snoozedUntil === null ? [] : [{ kind: 'wake', dueAt: state.snoozedUntil }];

const words = personal(z.string());

// Texts of the office are encrypted with the keys of the people in the item.
export const deskEvents = aggregate({
  name: 'desk',
  readers: 'byItem',
  initial: { status: 'NONE' } as DeskState,
  snapshotSchema: 2,
  id: { workId: identifier, kind },
  deadlines,
}).events(
  {
    DeskAssigned: {
      data: { ...subject, assigneeId },
      words: '担当を設定',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), assigneeId: data.assigneeId }),
    },
    DeskUnassigned: {
      data: { ...subject, assigneeId },
      words: '担当を解除',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), assigneeId: null }),
    },
    DeskNoted: {
      data: { ...subject, noteId, authorId, text: words },
      words: '事務局のメモを追加',
      act: true,
      evolve: (state, data) => withNote(about(state, data), data.noteId, data.authorId),
    },
    DeskNoteStruck: {
      data: { ...subject, noteId },
      words: '事務局のメモを取り消し',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, notes: kept.notes.map((each) => (each.id === data.noteId ? { ...each, isStruck: true } : each)) };
      },
    },
    DeskTagged: {
      data: { ...subject, tag: words },
      words: 'タグを追加',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, tags: [...kept.tags, fingerprint(data.tag)] };
      },
    },
    DeskUntagged: {
      data: { ...subject, tag: words },
      words: 'タグを削除',
      act: true,
      evolve: (state, data) => {
        const kept = about(state, data);
        return { ...kept, tags: kept.tags.filter((each) => each !== fingerprint(data.tag)) };
      },
    },
    DeskSnoozed: {
      data: { ...subject, until },
      words: '後で確認に設定',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), snoozedUntil: data.until }),
    },
    DeskWoken: {
      data: subject,
      words: '後で確認を終了',
      act: true,
      evolve: (state, data) => ({ ...about(state, data), snoozedUntil: null }),
    },
    /** Asks a member to approve. It ends a postponement, so that the member finds the item. */
    DeskApprovalAsked: {
      data: { ...subject, ...request, noteId, text: words },
      words: { history: '承認者に承認を依頼', topic: 'account' },
      act: true,
      evolve: (state, { noteId, jobId, askedBy, approverId, yen, ...data }) => ({
        ...withNote(about(state, data), noteId, askedBy),
        snoozedUntil: null,
        request: { jobId, askedBy, approverId, yen },
      }),
    },
    /** A returned request has words. */
    DeskApprovalAnswered: {
      data: { ...subject, ...request, answer, answeredBy, noteId: noteId.nullable(), text: personal(z.string().nullable()) },
      words: { history: '承認の依頼に答え', topic: 'account' },
      act: true,
      evolve: (state, { noteId, answeredBy, ...data }) => {
        const kept = { ...about(state, data), request: null };
        return noteId === null || answeredBy === null ? kept : withNote(kept, noteId, answeredBy);
      },
    },
    /** The item moved to another list of the office, or waits no longer. */
    DeskMoved: {
      data: subject,
      words: '事務局の待ちの変更に追従',
      evolve: (state, data) => ({ ...about(state, data), snoozedUntil: null }),
    },
  },
  (_streamId, { data }) => [data.clientId, data.talentId, data.personId].filter((person) => person !== null),
);

export type DeskEvent = EventOf<typeof deskEvents>;

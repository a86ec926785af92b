import type { z } from 'zod';
import { deskFields } from './fields.ts';

const { kind, waitsIn, clientId, talentId, personId, jobId, approverId, askedBy, yen } = deskFields;
/** On every event: the item, the people and the list, so that each event is readable alone. */
export const subject = { kind, clientId, talentId, personId, waitsIn };
export type Subject = z.infer<z.ZodObject<typeof subject>>;
/** A request for approval. Its words are a note. */
export const request = { jobId, askedBy, approverId, yen };
type Request = z.infer<z.ZodObject<typeof request>>;

/** The stored state. Tags are fingerprints, enough to compare them. Times in ms. */
export type Kept = {
  readonly status: 'KEPT';
  readonly subject: Subject;
  readonly assigneeId: string | null;
  readonly tags: readonly number[];
  readonly notes: readonly { readonly id: string; readonly authorId: string; readonly isStruck: boolean }[];
  readonly snoozedUntil: number | null;
  /** The request for approval without an answer. */
  readonly request: Request | null;
};

export type DeskState = { readonly status: 'NONE' } | Kept;

const subjectIn = ({ kind, waitsIn, clientId, talentId, personId }: Subject): Subject => ({ kind, waitsIn, clientId, talentId, personId });

/** The state with the newest subject. An event that does not fit it changes only what it can. */
export const about = (state: DeskState, data: Subject): Kept => {
  const subject = subjectIn(data);
  if (state.status === 'NONE') return { status: 'KEPT', subject, assigneeId: null, tags: [], notes: [], snoozedUntil: null, request: null };
  return { ...state, subject };
};

export const withNote = (kept: Kept, id: string, authorId: string): Kept => ({
  ...kept,
  notes: [...kept.notes, { id, authorId, isStruck: false }],
});

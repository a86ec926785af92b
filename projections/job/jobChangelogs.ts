import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type Proficiency, proficiencyKey } from '#domain/kernel/proficiencies.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { isJobWord } from '#domain/work/job/postingRows.ts';
import { projector } from '../kernel/projector.ts';
import type { JobChangelog } from './jobChangelogs.schema.ts';

type Plain = JobChangelog['changes'][number]['after'];
/** A language or skill as its key, which pages of the last release read as a text. */
const plain = (value: Plain | readonly Proficiency[]): Plain =>
  typeof value === 'object' ? (value?.map((each) => (typeof each === 'object' ? proficiencyKey(each) : each)) ?? null) : value;

type Edit = EnvelopeNamed<'JobEdited'>['data'];

const valuesOf = (field: keyof Edit['after'], before: Edit['before'], after: Edit['after']) => {
  // For a terms sheet it records only that it changed. The deals have its versions.
  if (isJobWord(field) || field === 'sheet') return { before: null, after: null };
  const fact = field as Exclude<keyof Edit['before'], 'sheet'>;
  return { before: plain(before[fact] ?? null), after: plain(after[fact] ?? null) };
};

export const jobChangelogs = projector('jobChangelogs', () => [], {
  JobEdited: ({ id, streamId, data: { clientId, before, after }, meta }) => {
    const fields = (Object.keys(after) as (keyof typeof after)[]).sort();
    const changelog: JobChangelog = {
      id,
      jobId: parseStreamId(streamId).entityId,
      clientId,
      changes: fields.map((field) => ({ field, ...valuesOf(field, before, after) })),
      changedAt: meta.recordedAt,
      changedBy: meta.actor.uid,
      createdAt: meta.recordedAt,
      updatedAt: meta.recordedAt,
    };
    return [[`jobChangelogs/${id}`, changelog]];
  },
});

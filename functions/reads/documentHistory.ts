import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { aggregatesOfActs, type Change, type Fields, MASK, unshownFields, unshownInEvents } from '#domain/office/audit/history.ts';
import { type AnyEnvelope, definitionOf } from '#domain/registry.ts';
import { changeStepsOf, type WithSteps } from '#domain/work/deal/changeSteps.ts';
import { applyEvent, byType, type ReadModel } from '#projections/kernel/projector.ts';
import { readModelProjectors } from '#projections/readModels.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';

const projectors = byType(readModelProjectors);

type Place = (entityId: string, data: Fields) => string | readonly string[];
/** The documents of a stream by aggregate. Other streams show the fields of their events. */
const places: Readonly<Record<string, Place>> = {
  account: (id) => `users/${id}`,
  talent: (id) => [talentPath(id), talentPrivatePath(id)],
  client: (id) => `clients/${id}`,
  job: (id) => `jobs/${id}`,
  offer: (id, { jobId }) => `jobs/${jobId}/offers/${id}`,
  entry: (id, { jobId }) => `jobs/${jobId}/entries/${id}`,
  chat: (id) => `chatRooms/${id}`,
  student: (id) => `students/${id}`,
  news: (id) => `news/${id}`,
};

const placesOf = (aggregate: string, entityId: string, data: Fields): readonly string[] | undefined => {
  const place = places[aggregate]?.(entityId, data);
  return typeof place === 'string' ? [place] : place;
};

const isObject = (value: unknown): value is ReadModel => typeof value === 'object' && value !== null && !Array.isArray(value);

const flatten = (document: ReadModel, unshown: readonly string[], prefix = ''): [string, unknown][] =>
  Object.entries(document).flatMap(([field, value]) => {
    if (prefix === '' && unshown.includes(field)) return [];
    // The steps of a deal's terms are shown as a list.
    if (field === 'changeSteps') return [[field, changeStepsOf(document as unknown as WithSteps)]];
    return isObject(value) ? flatten(value, unshown, `${prefix}${field}.`) : [[prefix + field, value]];
  });

/** The value at a dotted path; undefined if it does not exist. */
export const valueAt = (data: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((held, field) => (isObject(held) ? held[field] : undefined), data);

/** Only its client may see a draft of a posting, and only the two members a message. */
export const isPrivate = (type: string): boolean => type.startsWith('JobDraft') || type.startsWith('ChatMessage');

/** Paths of the personal fields that have a value in a stored event, before decryption. */
export const personalFields = (stored: { readonly type: string; readonly data: Fields }): string[] =>
  isPrivate(stored.type) ? [] : definitionOf(stored.type).personalPaths.filter((path) => (valueAt(stored.data, path) ?? null) !== null);

/**
 * Folds a stream into its documents like the projectors, from events without decrypted data;
 * personal values are masked. `add` returns the changed fields, or for an act all its fields.
 */
export const documentHistory = () => {
  const documents = new Map<string, ReadModel>();
  const masked = new Set<string>();
  let shownBy: readonly string[] | undefined;
  let said: ReadModel = {};
  let shown: Fields = {};

  const now = (): Fields => {
    const fields = Object.fromEntries(
      shownBy ? shownBy.flatMap((path) => flatten(documents.get(path) ?? {}, unshownFields)) : flatten(said, unshownInEvents),
    );
    for (const field of Object.keys(fields)) if (masked.has(field)) fields[field] = MASK;
    return fields;
  };

  return {
    /** `event` has null in personal fields; `personal` are the paths with a stored value. */
    add: (event: AnyEnvelope, personal: readonly string[]): Change[] => {
      const { aggregate, entityId } = parseStreamId(event.streamId);
      shownBy ??= placesOf(aggregate, entityId, event.data);
      const isAct = aggregatesOfActs.includes(aggregate);
      if (isAct) masked.clear();
      for (const field of personal) masked.add(field);
      if (shownBy !== undefined) applyEvent(projectors, event, documents);
      else if (!isPrivate(event.type)) said = isAct ? event.data : { ...said, ...event.data };
      const before = isAct ? {} : shown;
      shown = now();
      const changed = Object.keys({ ...before, ...shown }).filter(
        (field) => canonicalJson(before[field] ?? null) !== canonicalJson(shown[field] ?? null),
      );
      const filled = personal.filter((field) => !changed.includes(field));
      return [
        ...changed.map((field) => ({ field, before: before[field] ?? null, after: shown[field] ?? null })),
        ...filled.map((field) => ({ field, before: before[field] ?? null, after: MASK })),
      ];
    },
    fields: (): Fields => shown,
  };
};

import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { ShortlistEvent } from '#domain/work/shortlist/shortlist.ts';
import { placed } from '#domain/work/shortlist/state.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import {
  type Shortlist,
  type ShortlistCast,
  type ShortlistShare,
  shortlistCastPath,
  shortlistPath,
  shortlistSharePath,
} from './shortlists.schema.ts';

type Listed = EnvelopeNamed<Extract<ShortlistEvent, { data: { talentId: string } }>['type']>;

const path = (event: AnyEnvelope): string => shortlistPath(entityIdOf(event));
const castPath = (event: Listed): string => shortlistCastPath(entityIdOf(event), event.data.talentId);

const update = (event: AnyEnvelope, change: Partial<Shortlist>): Writes[number] => [
  path(event),
  { ...change, ...versionFields(event) },
  'fields',
];

/** Changes the order of the casts. It is read, because an event has only the place of one. */
const reorder = (event: Listed, documents: Documents, change: (ids: readonly string[]) => readonly string[]): Writes[number] => {
  const held = (documents.get(path(event)) as Shortlist | undefined)?.talentIds ?? [];
  return update(event, { talentIds: [...change(held)] });
};

const putAt =
  ({ talentId, place }: { readonly talentId: string; readonly place: number }) =>
  (ids: readonly string[]) =>
    placed(ids, talentId, place, (id) => id === talentId);

const sharePath = (event: EnvelopeNamed<'ShortlistShared' | 'ShortlistShareRevoked' | 'ShortlistOpened'>): string =>
  shortlistSharePath(entityIdOf(event), event.data.shareId);

/** The document that an event changes and does not replace: an order, or an entry of a map. */
const readBy = (event: AnyEnvelope): readonly string[] => {
  switch (event.type) {
    case 'ShortlistCastAdded':
    case 'ShortlistCastMoved':
    case 'ShortlistCastRemoved':
      return [path(event)];
    case 'ShortlistShareRevoked':
    case 'ShortlistOpened':
      return [sharePath(event)];
    case 'ShortlistAnswered':
      return [castPath(event)];
    default:
      return [];
  }
};

/** Writes the documents of shortlists: the list, its casts and its shares. */
export const shortlists = projector('shortlists', readBy, {
  ShortlistCreated: (event) => {
    const { clientId, title, jobId } = event.data;
    const createdAt = event.meta.recordedAt;
    const list: Shortlist = {
      id: entityIdOf(event),
      clientId,
      title,
      jobId,
      talentIds: [],
      archivedAt: null,
      createdAt,
      ...versionFields(event),
    };
    return [[path(event), list]];
  },
  ShortlistEdited: (event) => [update(event, { title: event.data.title, jobId: event.data.jobId })],
  ShortlistCastAdded: (event, documents) => {
    const { clientId, talentId, note } = event.data;
    const listId = entityIdOf(event);
    const ids = { id: `${listId}_${talentId}`, listId, clientId, talentId };
    const cast: ShortlistCast = { ...ids, note, answers: {}, createdAt: event.meta.recordedAt, ...versionFields(event) };
    return [reorder(event, documents, putAt(event.data)), [castPath(event), cast]];
  },
  ShortlistCastNoted: (event) => [update(event, {}), [castPath(event), { note: event.data.note, ...versionFields(event) }, 'fields']],
  ShortlistCastMoved: (event, documents) => [reorder(event, documents, putAt(event.data))],
  ShortlistCastRemoved: (event, documents) => [
    reorder(event, documents, (ids) => ids.filter((id) => id !== event.data.talentId)),
    [castPath(event), null],
  ],
  ShortlistArchived: (event) => [update(event, { archivedAt: event.meta.recordedAt })],
  ShortlistRestored: (event) => [update(event, { archivedAt: null })],
  ShortlistShared: (event) => {
    const { clientId, shareId, label, until, tokenHash } = event.data;
    // After an erasure nothing is left of a link.
    if (label === null) return [update(event, {})];
    const listId = entityIdOf(event);
    const share: ShortlistShare = {
      id: `${listId}_${shareId}`,
      listId,
      shareId,
      clientId,
      label,
      tokenHash,
      until,
      revokedAt: null,
      opened: {},
      createdAt: event.meta.recordedAt,
      ...versionFields(event),
    };
    return [update(event, {}), [sharePath(event), share]];
  },
  ShortlistShareRevoked: (event) => [
    update(event, {}),
    [sharePath(event), { revokedAt: event.meta.recordedAt, ...versionFields(event) }, 'fields'],
  ],
  ShortlistOpened: (event, documents) => {
    const held = documents.get(sharePath(event)) as ShortlistShare | undefined;
    if (!held) return [];
    const { openedAt, count } = event.data;
    return [[sharePath(event), { ...held, opened: { ...held.opened, [jstDate(openedAt)]: count }, ...versionFields(event) }]];
  },
  ShortlistAnswered: (event, documents) => {
    const held = documents.get(castPath(event)) as ShortlistCast | undefined;
    const { shareId, guestId, guest, answer, comment } = event.data;
    if (!held) return [];
    const given = { shareId, guestId, guest, answer, comment: comment ?? '', at: event.meta.recordedAt };
    // After an erasure nothing is left of what a guest said.
    const answers = guest === null ? held.answers : { ...held.answers, [`${shareId}_${guestId}`]: { ...given, guest } };
    return [[castPath(event), { ...held, answers, ...versionFields(event) }]];
  },
  ShortlistDeleted: (event) => [
    [path(event), null],
    ...event.data.shareIds.map((id): Writes[number] => [shortlistSharePath(entityIdOf(event), id), null]),
    ...event.data.talentIds.map((id): Writes[number] => [shortlistCastPath(entityIdOf(event), id), null]),
  ],
});

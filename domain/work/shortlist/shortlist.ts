import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, endOfJstDay, jstDate, SECOND } from '../../kernel/calendar/instants.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { headOf, type ShortlistEvent, shortlistEvents } from './events.ts';
import { shortlistFields } from './fields.ts';
import { type HeldShortlist, openList, openShare, ownList } from './state.ts';

export type { ShortlistEvent } from './events.ts';

const { title, jobId, talentId, note, place, shareId, label, until, tokenHash, guest, answer, comment } = shortlistFields;
const head = { title, jobId };
const ownedBy = { by: 'client' } as const;
const example = { title: '冬のCM 一次候補', jobId: null } as const;
const cast = { talentId: 'talent-1' } as const;

/** The place of a cast in the own, open list; -1 if it is not there. */
const placeIn = ({ casts }: HeldShortlist, id: string): number => casts.findIndex((each) => each.talentId === id);

/** The ends of the links that guests can still open. */
const revoked = ({ clientId: owner, shares }: HeldShortlist): ShortlistEvent[] =>
  Object.entries(shares).flatMap(([id, { isRevoked }]) =>
    isRevoked ? [] : [{ type: 'ShortlistShareRevoked', data: { clientId: owner, shareId: id } }],
  );

/** The id of a link: the beginning of the hash of its secret, so that the same link has one id. */
export const shareIdOf = (hash: string): string => hash.slice(0, 20);
const link = { label: 'みのり製菓さま', until: NOON + 7 * DAY, tokenHash: 'a'.repeat(64) } as const;
const linked = { shareId: shareIdOf(link.tokenHash) } as const;

/** A client's shortlist. The server makes the id. */
export const shortlist = shortlistEvents.commands({
  create: {
    ...ownedBy,
    entity: 'new',
    payload: head,
    example,
    decide: (data, state, { actor }) =>
      state.status === 'NONE' ? [{ type: 'ShortlistCreated', data: { clientId: actor.uid, ...data } }] : [],
  },
  edit: {
    ...ownedBy,
    payload: head,
    example: { ...example, title: '冬のCM 最終候補' },
    after: ['create'],
    decide: (data, state, { actor }) =>
      openList(state, actor.uid).head === headOf(data) ? [] : [{ type: 'ShortlistEdited', data: { clientId: actor.uid, ...data } }],
  },
  /** `place` null: at the end. A cast who is in the list keeps place and note. */
  add: {
    ...ownedBy,
    payload: { talentId, note, place: place.nullable() },
    example: { ...cast, note: '笑顔が商品に合う。', place: null },
    after: ['create'],
    decide: (data, state, { actor }) => {
      const list = openList(state, actor.uid);
      if (placeIn(list, data.talentId) >= 0) return [];
      const count = list.casts.length;
      if (count >= businessRules.shortlistCastsMax)
        throw new DomainError('invalid-argument', { talentId: `1つのリストに入れられるのは${businessRules.shortlistCastsMax}人までです` });
      return [{ type: 'ShortlistCastAdded', data: { clientId: actor.uid, ...data, place: Math.min(data.place ?? count, count) } }];
    },
  },
  note: {
    ...ownedBy,
    payload: { talentId, note },
    example: { ...cast, note: '午後なら来られる。' },
    after: ['create', 'add'],
    decide: (data, state, { actor }) => {
      const list = openList(state, actor.uid);
      const held = list.casts[placeIn(list, data.talentId)];
      if (!held) throw new DomainError('not-found');
      return held.note === fingerprint(data.note) ? [] : [{ type: 'ShortlistCastNoted', data: { clientId: actor.uid, ...data } }];
    },
  },
  /** Moves a cast to a place. A place past the end is the last one. */
  rank: {
    ...ownedBy,
    payload: { talentId, place },
    example: { ...cast, place: 0 },
    after: ['create', 'add', { type: 'add', talentId: 'talent-2', place: 0 }],
    decide: (data, state, { actor }) => {
      const list = openList(state, actor.uid);
      const [from, to] = [placeIn(list, data.talentId), Math.min(data.place, list.casts.length - 1)];
      if (from < 0) throw new DomainError('not-found');
      return from === to ? [] : [{ type: 'ShortlistCastMoved', data: { clientId: actor.uid, talentId: data.talentId, place: to } }];
    },
  },
  remove: {
    ...ownedBy,
    payload: { talentId },
    example: cast,
    after: ['create', 'add'],
    decide: (data, state, { actor }) =>
      placeIn(openList(state, actor.uid), data.talentId) < 0
        ? []
        : [{ type: 'ShortlistCastRemoved', data: { clientId: actor.uid, ...data } }],
  },
  /** The client's browser makes the secret and sends its hash, so that no server ever has it. */
  share: {
    ...ownedBy,
    payload: { label, until, tokenHash },
    example: link,
    after: ['create', 'add'],
    decide: (data, state, { now, actor }) => {
      const { shares } = openList(state, actor.uid);
      const id = shareIdOf(data.tokenHash);
      if (id in shares) return [];
      const { sharesMax, shareAheadMax } = businessRules;
      if (Object.keys(shares).length >= sharesMax)
        throw new DomainError('invalid-argument', { label: `1つのリストで作れるリンクは${sharesMax}件までです` });
      if (data.until <= now || data.until > endOfJstDay(jstDate(now + shareAheadMax)))
        throw new DomainError('invalid-argument', { until: `${shareAheadMax / DAY}日以内の日時を選択してください` });
      return [{ type: 'ShortlistShared', data: { clientId: actor.uid, shareId: id, ...data } }];
    },
  },
  revokeShare: {
    ...ownedBy,
    payload: { shareId },
    example: linked,
    after: ['create', 'share'],
    decide: (data, state, { actor }) => {
      const share = ownList(state, actor.uid).shares[data.shareId];
      if (!share) throw new DomainError('not-found');
      return share.isRevoked ? [] : [{ type: 'ShortlistShareRevoked', data: { clientId: actor.uid, ...data } }];
    },
  },
  /** A guest opened the page. At most one opening a second counts, and a number a day. */
  noteOpening: {
    by: 'system',
    payload: { shareId },
    example: linked,
    after: ['create', 'share'],
    decide: (data, state, { now }) => {
      const { list, share } = openShare(state, data.shareId, now);
      const { openedAt = 0, count = 0 } = share.opened ?? {};
      const today = jstDate(openedAt) === jstDate(now) ? count : 0;
      if (now < openedAt + SECOND || today >= businessRules.shareOpeningsMax) return [];
      return [{ type: 'ShortlistOpened', data: { clientId: list.clientId, ...data, openedAt: now, count: today + 1 } }];
    },
  },
  /** The answers of a guest. Casts who left the list meanwhile are left out. */
  answer: {
    by: 'system',
    payload: { shareId, guest, answers: z.array(z.strictObject({ talentId, answer, comment })).min(1) },
    example: { ...linked, guest: '宣伝部 田島', answers: [{ ...cast, answer: 'GOOD', comment: '親子役で見たいです。' }] },
    after: ['create', 'add', 'share'],
    decide: (data, state, { now }) => {
      const { list, share } = openShare(state, data.shareId, now);
      const given = data.answers.filter((each) => placeIn(list, each.talentId) >= 0);
      const [name, print] = [data.guest, given].map((each) => fingerprint(each).toString(36)) as [string, string];
      if (share.guests[name] === print) return [];
      const { shareGuestsMax } = businessRules;
      if (!(name in share.guests) && Object.keys(share.guests).length >= shareGuestsMax)
        throw new DomainError('invalid-argument', { guest: `回答ができるのは${shareGuestsMax}人までです` });
      const by = { clientId: list.clientId, shareId: data.shareId, guestId: name, guest: data.guest, print };
      return given.map((each) => ({ type: 'ShortlistAnswered', data: { ...by, ...each } }) as const);
    },
  },
  archive: {
    ...ownedBy,
    ...noFields,
    after: ['create'],
    decide: (_, state, { actor }) => {
      const list = ownList(state, actor.uid);
      return list.status === 'ARCHIVED' ? [] : [...revoked(list), { type: 'ShortlistArchived', data: { clientId: actor.uid } }];
    },
  },
  restore: {
    ...ownedBy,
    ...noFields,
    after: ['create', 'archive'],
    decide: (_, state, { actor }) =>
      ownList(state, actor.uid).status === 'OPEN' ? [] : [{ type: 'ShortlistRestored', data: { clientId: actor.uid } }],
  },
  delete: {
    ...ownedBy,
    ...noFields,
    after: ['create', 'add'],
    decide: (_, state, { actor }) => {
      if (state.status === 'DELETED' && state.clientId === actor.uid) return [];
      const { casts, shares } = ownList(state, actor.uid);
      const ids = { talentIds: casts.map((each) => each.talentId), shareIds: Object.keys(shares) };
      return [{ type: 'ShortlistDeleted', data: { clientId: actor.uid, ...ids } }];
    },
  },
});

export type ShortlistCommand = CommandOf<typeof shortlist>;

import { z } from 'zod';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { identifier } from '../../kernel/validation.ts';
import { shortlistFields } from './fields.ts';
import { type HeldShortlist, placed, type Share, type ShortlistState } from './state.ts';

const { listId, clientId, jobId, talentId, place, talentIds } = shortlistFields;
const { shareId, shareIds, until, tokenHash, openedAt, count, guestId, answer, print } = shortlistFields;
const storedHead = { clientId, title: personal(z.string()), jobId };
const storedCast = { clientId, talentId };
const storedNote = personal(z.string());

const changed = (state: ShortlistState, change: (list: HeldShortlist) => Partial<HeldShortlist>): ShortlistState =>
  'casts' in state ? { ...state, ...change(state) } : state;
const changedShare = (state: ShortlistState, id: string, change: (share: Share) => Partial<Share>): ShortlistState =>
  changed(state, ({ shares }) => {
    const share = shares[id];
    return share ? { shares: { ...shares, [id]: { ...share, ...change(share) } } } : {};
  });
/** The fingerprint of what names a list. */
export const headOf = (data: { readonly title: string | null; readonly jobId: string | null }): number =>
  fingerprint([data.title, data.jobId]);

/** A client's list of casts: one stream per list. Titles and notes are in the client's words. */
export const shortlistEvents = aggregate<ShortlistState, { listId: typeof identifier }>({
  name: 'shortlist',
  readers: 'nobody',
  // The comments of an answer are a list in the command.
  fields: { comment: shortlistFields.comment },
  initial: { status: 'NONE' },
  snapshotSchema: 1,
  id: { listId },
}).events(
  {
    ShortlistCreated: {
      data: storedHead,
      words: '候補リストを作成',
      evolve: (_, data) => ({ status: 'OPEN', clientId: data.clientId, head: headOf(data), casts: [], shares: {} }),
    },
    ShortlistEdited: {
      data: storedHead,
      words: '候補リストの名前とお仕事を変更',
      evolve: (state, data) => changed(state, () => ({ head: headOf(data) })),
    },
    ShortlistCastAdded: {
      data: { ...storedCast, note: storedNote, place },
      words: '候補リストにキャストを追加',
      evolve: (state, data) =>
        changed(state, ({ casts }) => ({
          casts: placed(casts, { talentId: data.talentId, note: fingerprint(data.note) }, data.place, () => false),
        })),
    },
    ShortlistCastNoted: {
      data: { ...storedCast, note: storedNote },
      words: '候補リストのメモを変更',
      evolve: (state, data) =>
        changed(state, ({ casts }) => ({
          casts: casts.map((cast) => (cast.talentId === data.talentId ? { ...cast, note: fingerprint(data.note) } : cast)),
        })),
    },
    ShortlistCastMoved: {
      data: { ...storedCast, place },
      words: '候補リストの順番を変更',
      evolve: (state, data) =>
        changed(state, ({ casts }) => {
          const isMoved = (cast: HeldShortlist['casts'][number]) => cast.talentId === data.talentId;
          const moved = casts.find(isMoved);
          return { casts: moved ? placed(casts, moved, data.place, isMoved) : casts };
        }),
    },
    ShortlistCastRemoved: {
      data: storedCast,
      words: '候補リストからキャストを削除',
      evolve: (state, data) => changed(state, ({ casts }) => ({ casts: casts.filter((cast) => cast.talentId !== data.talentId) })),
    },
    ShortlistArchived: {
      data: { clientId },
      words: '候補リストをしまう',
      evolve: (state) => changed(state, () => ({ status: 'ARCHIVED' })),
    },
    ShortlistRestored: { data: { clientId }, words: '候補リストを戻す', evolve: (state) => changed(state, () => ({ status: 'OPEN' })) },
    /** A link for guests without an account. Only the hash of its secret is stored. */
    ShortlistShared: {
      data: { clientId, shareId, label: personal(z.string()), until, tokenHash },
      words: '候補リストを共有',
      evolve: (state, { shareId: id, tokenHash: hash, until: end }) =>
        changed(state, ({ shares }) => ({
          shares: { ...shares, [id]: { tokenHash: hash, until: end, isRevoked: false, opened: null, guests: {} } },
        })),
    },
    ShortlistShareRevoked: {
      data: { clientId, shareId },
      words: '候補リストの共有を停止',
      evolve: (state, data) => changedShare(state, data.shareId, () => ({ isRevoked: true })),
    },
    /** The page was opened. `count`: how often on this day (JST). */
    ShortlistOpened: {
      data: { clientId, shareId, openedAt, count },
      words: '共有した候補リストが開かれた',
      evolve: (state, data) => changedShare(state, data.shareId, () => ({ opened: { openedAt: data.openedAt, count: data.count } })),
    },
    /** A guest's answer about one cast; a later one of the same name replaces it. */
    ShortlistAnswered: {
      data: { ...storedCast, shareId, guestId, guest: personal(z.string()), answer, comment: personal(z.string()), print },
      words: '共有先の回答',
      evolve: (state, data) => changedShare(state, data.shareId, ({ guests }) => ({ guests: { ...guests, [data.guestId]: data.print } })),
    },
    /** `talentIds`, `shareIds`: what has documents that go with the list. */
    ShortlistDeleted: {
      data: { clientId, talentIds, shareIds },
      words: '候補リストを削除',
      evolve: (_, data) => ({ status: 'DELETED', clientId: data.clientId }),
    },
  },
  // A note is about the cast, so it also becomes unreadable with the cast's key.
  (_, { data }) => ('talentId' in data ? [data.clientId, data.talentId] : data.clientId),
);

export type ShortlistEvent = EventOf<typeof shortlistEvents>;

import type { Firestore } from 'firebase-admin/firestore';
import type { shownToGuests } from '#domain/talk/front/shown.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { photosOf } from '#projections/front/publicTalents.ts';
import { type Shortlist, type ShortlistShare, shortlistPath } from '#projections/shortlist/shortlists.schema.ts';
import { type Talent, talentPath } from '#projections/talent/talents.schema.ts';
import { hashOfCode } from '../effects/mail/mailedCode.ts';
import { getMany } from '../platform/getMany.ts';
import type { Runtime } from '../ports.ts';
import { isActive } from './readFront.ts';

/** What a guest sees of a cast: the fields that the cast agreed to, and nothing else. */
export type GuestCast = { readonly id: string } & { readonly photos: readonly string[] } & Pick<Talent, 'name' | 'ageBand' | 'sizes'>;

/** A list as its guests see it. `client`: the public name of the client. */
export type SharedList = {
  readonly share: ShortlistShare;
  readonly title: string;
  readonly client: string;
  readonly casts: readonly GuestCast[];
};

/** The open share of a secret. Any other one costs the same read and gets the same answer. */
const openShare = async ({ db, now }: Pick<Runtime, 'db' | 'now'>, token: string): Promise<ShortlistShare | null> => {
  const { docs } = await db.collection('shortlistShares').where('tokenHash', '==', hashOfCode(token)).limit(1).get();
  const share = docs[0]?.data() as ShortlistShare | undefined;
  return share && share.revokedAt === null && now() < share.until ? share : null;
};

/** The only place that decides which casts guests see, and which fields of them. */
const shownToGuest = (talent: Talent | undefined): readonly GuestCast[] => {
  if (!talent?.sharingAllowedAt || !talent.isPublished || talent.isSuspended || talent.deletedAt !== null) return [];
  const { id, name, ageBand, sizes } = talent;
  const shown = { name, photos: photosOf(talent), ageBand, sizes } satisfies Record<keyof typeof shownToGuests, unknown>;
  return [{ id, ...shown }];
};

const documentsAt = async (db: Firestore, paths: readonly string[]) =>
  (
    await getMany(
      db,
      paths.map((path) => db.doc(path)),
    )
  ).map((found) => found.data());

/**
 * The list of a secret: null if the share is not open, or its client is not active. `only`: the
 * cast to read, if not all. The casts' own documents are read, so a hidden one is gone at once.
 */
export const readShared = async (store: Pick<Runtime, 'db' | 'now'>, token: string, only?: string): Promise<SharedList | null> => {
  const share = await openShare(store, token);
  if (!share) return null;
  const [held, account] = await documentsAt(store.db, [shortlistPath(share.listId), userPath(share.clientId)]);
  const [list, client] = [held as Shortlist | undefined, account as User | undefined];
  if (!list || !isActive(client) || !client.isClientCertificated) return null;
  const ids = only === undefined ? list.talentIds : list.talentIds.filter((id) => id === only);
  const talents = (await documentsAt(store.db, ids.map(talentPath))) as (Talent | undefined)[];
  return { share, title: list.title ?? '', client: client.name, casts: talents.flatMap(shownToGuest) };
};

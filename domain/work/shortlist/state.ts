import { DomainError, permit } from '../../kernel/domainError.ts';

/** A cast in a list, with the fingerprint of the note. */
type Listed = { readonly talentId: string; readonly note: number };

/**
 * A link for guests. `opened`: the last opening (ms), and how many its day (JST) had. `guests`: the
 * fingerprints of the last answers, by `guestId`.
 */
export type Share = {
  readonly tokenHash: string;
  readonly until: number;
  readonly isRevoked: boolean;
  readonly opened: { readonly openedAt: number; readonly count: number } | null;
  readonly guests: Readonly<Record<string, string>>;
};

/** A list that exists. `head`: the fingerprint of title and job. `casts`: in the client's order. */
export type HeldShortlist = {
  readonly status: 'OPEN' | 'ARCHIVED';
  readonly clientId: string;
  readonly head: number;
  readonly casts: readonly Listed[];
  readonly shares: Readonly<Record<string, Share>>;
};

export type ShortlistState = { readonly status: 'NONE' } | { readonly status: 'DELETED'; readonly clientId: string } | HeldShortlist;

/** The client's own list. Throws for a deleted one, and for another client. */
export const ownList = (state: ShortlistState, uid: string): HeldShortlist => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  permit(state.clientId === uid);
  if (state.status === 'DELETED') throw new DomainError('not-found');
  return state;
};

/** The own list, if it takes changes. Throws `status-conflict` for an archived one. */
export const openList = (state: ShortlistState, uid: string): HeldShortlist => {
  const list = ownList(state, uid);
  if (list.status === 'ARCHIVED') throw new DomainError('status-conflict');
  return list;
};

/** Moves an item of a list to a place; also puts a new item there. */
export const placed = <Item>(items: readonly Item[], item: Item, place: number, isSame: (other: Item) => boolean): readonly Item[] => {
  const others = items.filter((other) => !isSame(other));
  return [...others.slice(0, place), item, ...others.slice(place)];
};

/** The open link of a list at `now` (ms). Throws `not-found` if it ended, or there is none. */
export const openShare = (state: ShortlistState, shareId: string, now: number): { readonly list: HeldShortlist; readonly share: Share } => {
  const share = 'shares' in state ? state.shares[shareId] : undefined;
  if (!('shares' in state) || !share || share.isRevoked || now >= share.until) throw new DomainError('not-found');
  return { list: state, share };
};

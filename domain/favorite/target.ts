/**
 * What a person can like: clients keep favourites of talents, talents bookmark jobs (spec section
 * 1).
 */
export const favoriteKinds = ['talent', 'job'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export type FavoriteTarget = { readonly kind: FavoriteKind; readonly targetId: string };

/** The document that shows a liked talent or job: one per person and target. */
export const favoriteIdOf = (uid: string, targetId: string): string => `${uid}_${targetId}`;

/**
 * One stream per person, kind and target: liking again is the same stream, whatever the command's
 * id.
 */
export const favoriteEntityId = (uid: string, { kind, targetId }: FavoriteTarget): string => `${kind}_${favoriteIdOf(uid, targetId)}`;

/** The document's id of a favourite's stream. */
export const favoriteIdIn = (entityId: string): string => entityId.slice(entityId.indexOf('_') + 1);

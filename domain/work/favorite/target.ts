/**
 * The kinds of targets: clients like talents, casts bookmark jobs (docs/specification.md, section
 * 1).
 */
export const favoriteKinds = ['talent', 'job'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export type FavoriteTarget = { readonly kind: FavoriteKind; readonly targetId: string };

export const favoriteIdOf = (uid: string, targetId: string): string => `${uid}_${targetId}`;

/**
 * The id of the stream of a favourite, one per person, kind and target. A second like uses the same
 * stream.
 */
export const favoriteEntityId = (uid: string, { kind, targetId }: FavoriteTarget): string => `${kind}_${favoriteIdOf(uid, targetId)}`;

/** The document id in the id of a favourite's stream. */
export const favoriteIdIn = (entityId: string): string => entityId.slice(entityId.indexOf('_') + 1);

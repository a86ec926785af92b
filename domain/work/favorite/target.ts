/** The kinds of targets: clients like talents, casts bookmark jobs. */
export const favoriteKinds = ['talent', 'job'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

export type FavoriteTarget = { readonly kind: FavoriteKind; readonly targetId: string };

export const favoriteIdOf = (uid: string, targetId: string): string => `${uid}_${targetId}`;

/** The stream of a favourite, one per person, kind and target. */
export const favoriteEntityId = (uid: string, { kind, targetId }: FavoriteTarget): string => `${kind}_${favoriteIdOf(uid, targetId)}`;

/** The document id in the id of a favourite's stream. */
export const favoriteIdIn = (entityId: string): string => entityId.slice(entityId.indexOf('_') + 1);

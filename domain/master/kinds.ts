/**
 * The lists that the office keeps and forms choose from: lines of business, kinds of work, where
 * the result is shown.
 */
export const masterKinds = ['industry', 'jobCategory', 'media'] as const;
export type MasterKind = (typeof masterKinds)[number];

/**
 * The id of a master's stream: the kind is part of it, so that one stream can never change lists.
 */
export const masterEntityId = (kind: MasterKind, id: string): string => `${kind}_${id}`;

/** Takes the id of a master's stream apart. */
export const parseMasterEntityId = (entityId: string): { kind: string; id: string } => {
  const end = entityId.indexOf('_');
  return { kind: entityId.slice(0, end), id: entityId.slice(end + 1) };
};

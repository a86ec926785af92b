/** The lists of options that the office maintains: industries, kinds of work, and media. */
export const masterKinds = ['industry', 'jobCategory', 'media'] as const;
export type MasterKind = (typeof masterKinds)[number];

/** The id of an entry's stream. It contains the kind, so that an entry cannot change lists. */
export const masterEntityId = (kind: MasterKind, id: string): string => `${kind}_${id}`;

/** The parts of the id of an entry's stream. */
export const parseMasterEntityId = (entityId: string): { kind: string; id: string } => {
  const end = entityId.indexOf('_');
  return { kind: entityId.slice(0, end), id: entityId.slice(end + 1) };
};

import type { OfficePart } from '#domain/kernel/officeParts.ts';

/** Who reads the documents of a collection; nobody else does. */
export type Readers = {
  /** The name of the id in the rule. */
  readonly id: string;
  /** The person of a document: the `path` has the uid, or a field has it. */
  readonly owner?: 'path' | 'uid' | 'clientId' | 'talentId' | 'ownerId';
  /** The client and the cast of a deal. */
  readonly parties?: true;
  /** Every active account. */
  readonly everyone?: true;
  /** The members of the office who read this part; `anyPart`: every member. */
  readonly office?: OfficePart | 'anyPart';
  /**
   * The largest page of a list. Without it there are no lists. It is 1,000 where documents are
   * counted or summed up, because Firestore counts that as a list.
   */
  readonly page?: number;
};

/** The name of the function of firestore.rules that checks a part of the office's data. */
const readsPart = (part: OfficePart | 'anyPart'): string =>
  part === 'anyPart' ? 'isOffice()' : `reads${part.charAt(0).toUpperCase()}${part.slice(1)}()`;

const allow = (what: string, condition: string): string => `      allow ${what}: if ${condition};`;

/** The rule of a collection, as lines of firestore.rules. `inGroup`: also as a collection group. */
export const ruleOf = (collection: string, readers: Readers, inGroup: boolean): string => {
  const { id, owner, parties, everyone, office, page } = readers;
  const own =
    owner === 'path' ? `active() && request.auth.uid == ${id}` : owner && `active() && resource.data.${owner} == request.auth.uid`;
  const grants = [
    ...(everyone ? [{ condition: 'active()', lists: page }] : []),
    ...(own ? [{ condition: own, lists: owner === 'path' ? undefined : page }] : []),
    ...(parties ? [{ condition: 'isParty(resource.data)', lists: page }] : []),
    ...(office ? [{ condition: readsPart(office), lists: page }] : []),
  ];
  return [
    `    match ${inGroup ? '/{path=**}' : ''}/${collection}/{${id}} {`,
    ...grants.map(({ condition }) => allow('get', condition)),
    ...grants.flatMap(({ condition, lists }) => (lists === undefined ? [] : [allow('list', `${condition} && pageOf(${lists})`)])),
    '    }',
  ].join('\n');
};

export const partRules = (parts: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(parts)
    .map(
      ([part, roles]) => `    function ${readsPart(part as OfficePart)} { return has([${roles.map((role) => `'${role}'`).join(', ')}]); }`,
    )
    .join('\n');

/**
 * What waits for the office: deals, changes of their terms, deals that were called off, or answers
 * to which the cast objects; or everything by its last change.
 */
export const dealListNames = ['waiting', 'changes', 'cancellations', 'proxies', 'recent'] as const;
export type DealListName = (typeof dealListNames)[number];
/** Whose deals are listed, of those that changed last. */
export type DealsOf = { readonly field: 'clientId' | 'talentId'; readonly uid: string };

const fields = { client: 'clientId', talent: 'talentId' } as const;

/** Whose deals an address asks for; null for everybody's. */
export const dealsOfIn = (params: URLSearchParams): DealsOf | null => {
  for (const side of ['client', 'talent'] as const) {
    const uid = params.get(side) ?? '';
    if (/^[\w-]{1,128}$/.test(uid)) return { field: fields[side], uid };
  }
  return null;
};

/** The address of somebody's deals in the list at a path. */
export const dealsAddress = (path: string, { field, uid }: DealsOf): string =>
  `${path}?${new URLSearchParams({ tab: 'recent', [field === 'clientId' ? 'client' : 'talent']: uid })}`;

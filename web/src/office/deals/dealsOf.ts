/** What waits for the office, or everything by its last change. */
export type DealListName = 'waiting' | 'recent';
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

/** The query of a list's address; a deal that is opened from the list keeps it. */
export const addressOfDeals = (list: DealListName, of: DealsOf | null): string =>
  `?${new URLSearchParams({ tab: list, ...(of && { [of.field === 'clientId' ? 'client' : 'talent']: of.uid }) })}`;

/**
 * The office's lists: deals, changes of terms, cancelled deals or objections that wait for the
 * office, or all by their last change.
 */
export const dealListNames = ['waiting', 'changes', 'cancellations', 'proxies', 'recent'] as const;
/** A list of deals. */
export type DealListName = (typeof dealListNames)[number];
/** The person whose latest changed deals are listed. */
export type DealsOf = { readonly field: 'clientId' | 'talentId'; readonly uid: string };

const fields = { client: 'clientId', talent: 'talentId' } as const;

/** The person in an address; null for all people. */
export const dealsOfIn = (params: URLSearchParams): DealsOf | null => {
  for (const side of ['client', 'talent'] as const) {
    const uid = params.get(side) ?? '';
    if (/^[\w-]{1,128}$/.test(uid)) return { field: fields[side], uid };
  }
  return null;
};

/** The address of one person's deals, in the list at a path. */
export const dealsAddress = (path: string, { field, uid }: DealsOf): string =>
  `${path}?${new URLSearchParams({ tab: 'recent', [field === 'clientId' ? 'client' : 'talent']: uid })}`;

import { type WaitingList, waitingLists } from '#domain/office/desk/waitingLists.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';

/** The office's lists of deals; `recent` has all by their last change. */
export const dealListNames = ['waiting', 'changes', 'cancellations', 'proxies', 'recent'] as const;
export type DealListName = (typeof dealListNames)[number];
const valueAt = (deal: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, field) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[field], deal);

const passes = (deal: object, list: WaitingList): boolean =>
  waitingLists[list].where.every(([field, , value]) => {
    const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
    return wanted.includes(valueAt(deal, field));
  });

/**
 * The list in which the office finds a deal. The objection has to be settled before any other
 * decision (`domain/office/desk/waiting.ts`).
 */
export const listOfDeal = (kind: DealKind, deal: object): DealListName => {
  const lists = [
    ['proxies', `${kind}Proxies`],
    ['waiting', kind === 'offer' ? 'offers' : 'entries'],
    ['cancellations', `${kind}Cancellations`],
    ['changes', `${kind}Changes`],
  ] as const;
  return lists.find(([, list]) => passes(deal, list))?.[0] ?? 'recent';
};

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

export const dealsAddress = (path: string, { field, uid }: DealsOf): string =>
  `${path}?${new URLSearchParams({ tab: 'recent', [field === 'clientId' ? 'client' : 'talent']: uid })}`;

import type { OfficePart } from '#domain/office/duties.ts';
import { href } from '#web/app/href.ts';

/**
 * The two sides on which a person can be looked at: the account with the company, or the cast's
 * profile.
 */
export type PersonSide = 'client' | 'talent';

/**
 * The sections of a person's page, in their order: what a member must read for each, or one of it,
 * and on which side it stands.
 */
export const personParts = {
  deals: { label: '取引', reads: 'deals', sides: ['client', 'talent'] },
  jobs: { label: '掲載したお仕事', reads: 'deals', sides: ['client'] },
  invoices: { label: '請求書', reads: 'bills', sides: ['client'] },
  reviews: { label: '評価', reads: 'deals', sides: ['client', 'talent'] },
  contacts: { label: 'お問い合わせ・連絡', reads: 'requests', sides: ['client', 'talent'] },
  reports: { label: '通報', reads: 'requests', sides: ['client', 'talent'] },
  seconds: { label: '二人での確認', reads: ['writeoffs', 'exports', 'approvals'], sides: ['client', 'talent'] },
  mails: { label: '送ったメール', reads: 'operations', sides: ['client', 'talent'] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly reads: OfficePart | readonly OfficePart[]; readonly sides: readonly PersonSide[] }>
>;
export type PersonPartName = keyof typeof personParts;

/** Where the office looks at somebody, at one of the sections. */
export const personAddress = (uid: string, side: PersonSide, part?: PersonPartName): string =>
  href(side === 'client' ? 'officeAccount' : 'officeTalent', { uid }) + (part === undefined ? '' : `?${new URLSearchParams({ part })}`);

/**
 * The sections that a member reads of a person; the first one is shown where the address names none
 * of them.
 */
export const partsFor = (side: PersonSide, mayRead: (part: OfficePart) => boolean): readonly PersonPartName[] =>
  (Object.keys(personParts) as PersonPartName[]).filter((name) => {
    const { sides, reads } = personParts[name];
    return (sides as readonly PersonSide[]).includes(side) && [reads].flat().some(mayRead);
  });

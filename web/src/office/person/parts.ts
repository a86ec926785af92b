import type { OfficePart } from '#domain/kernel/officeParts.ts';
import { href } from '#web/routing/href.ts';

/** The two views of a person: the account with the company, or the cast's profile. */
export type PersonSide = 'client' | 'talent';

/**
 * The sections of a person's page in order: the office parts of which a member must read one, and
 * the view.
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

export const personAddress = (uid: string, side: PersonSide, part?: PersonPartName): string =>
  href(side === 'client' ? 'officeAccount' : 'officeTalent', { uid }) + (part === undefined ? '' : `?${new URLSearchParams({ part })}`);

/** The sections that a member may read of a person; the default is the first. */
export const partsFor = (side: PersonSide, mayRead: (part: OfficePart) => boolean): readonly PersonPartName[] =>
  (Object.keys(personParts) as PersonPartName[]).filter((name) => {
    const { sides, reads } = personParts[name];
    return (sides as readonly PersonSide[]).includes(side) && [reads].flat().some(mayRead);
  });

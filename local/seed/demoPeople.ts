import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { Person } from './acts.ts';
import { castMembers, companies } from './memberTables.ts';
import { momentBefore, randomOf } from './moments.ts';

const two = (number: number) => String(number + 1).padStart(2, '0');

const demoTalentId = (number: number) => `demo-talent-${two(number)}`;
const demoClientId = (number: number) => `demo-client-${number + 1}`;

/** Storage paths of the drawn pictures by number, in the folder of their owner. */
export const castPicture = (number: number, variant: number) => `pictures/${demoTalentId(number)}/demo-${variant + 1}.svg`;
/** The path of a client's drawn logo. */
export const companyMarkPicture = (number: number) => `pictures/${demoClientId(number)}/demo-mark.svg`;
/** The path of a job's drawn picture, in its client's folder. */
export const jobScenePicture = (number: number, client: number) => `pictures/${demoClientId(client)}/demo-job-${two(number)}.svg`;
/** The path of the receipt that the first cast reports after the work. */
export const fareReceipt = `pictures/${demoTalentId(0)}/demo-receipt.svg`;

/** All people by number, as in the lists. */
export type People = {
  /** The member with every role. */
  readonly office: Person;
  /** Members with one role each. */
  readonly colleagues: { readonly review: Person; readonly billing: Person };
  readonly clients: readonly Person[];
  readonly casts: readonly Person[];
};

/** How many days ago the demo past starts. */
export const demoDays = 129;

const castEmail = (number: number): string =>
  number === 0 ? 'talent@example.com' : `talent${String(number + 1).padStart(2, '0')}@example.com`;

/** The demo accounts: the operator's office, members with one role, clients and casts. */
export const people: People = {
  office: { uid: 'demo-office', email: 'office@example.com', name: '佐伯 由香' },
  colleagues: {
    review: { uid: 'demo-review', email: 'review@example.com', name: '三浦 直樹' },
    billing: { uid: 'demo-billing', email: 'billing@example.com', name: '大野 恵' },
  },
  clients: companies.map(({ email, name }, number) => ({ uid: demoClientId(number), email, name })),
  casts: castMembers.map(({ name }, number) => ({ uid: demoTalentId(number), email: castEmail(number), name })),
};

/** A moment about this many days ago. */
export const around = (now: number, daysAgo: number, by: 'client' | 'cast' | 'office', ...about: readonly (string | number)[]): number =>
  momentBefore(now - daysAgo * DAY, by, randomOf('around', by, daysAgo, ...about));

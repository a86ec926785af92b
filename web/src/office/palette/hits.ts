import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { OfficeClient } from '#projections/client/officeClients.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/app/href.ts';
import { routes } from '#web/app/routes.ts';
import type { OfficeRouteName } from '#web/app/shell/screenModule.ts';
import { haveWords } from '#web/shared/search/words.ts';

/** Something that a search found: what it is, and where it is worked on. */
export type Hit = { readonly kind: string; readonly name: string; readonly about: string; readonly to: string };

const dealName = ({ job, id }: Offer | Entry) => job.title || id;
const parties = ({ client, talent }: Offer | Entry) => `${client.name}、${talent.name}`;

export const offers = (rows: readonly Offer[]): Hit[] =>
  rows.map((row) => ({ kind: 'オファー', name: dealName(row), about: parties(row), to: href('officeOffer', { offerId: row.id }) }));

export const entries = (rows: readonly Entry[]): Hit[] =>
  rows.map((row) => ({ kind: 'エントリー', name: dealName(row), about: parties(row), to: href('officeEntry', { entryId: row.id }) }));

export const bills = (rows: readonly Offer[]): Hit[] =>
  rows.map((row) => ({ kind: '請求', name: row.billId ?? '', about: dealName(row), to: href('officeOffer', { offerId: row.id }) }));

export const entryBills = (rows: readonly Entry[]): Hit[] =>
  rows.map((row) => ({ kind: '請求', name: row.billId ?? '', about: dealName(row), to: href('officeEntry', { entryId: row.id }) }));

export const jobs = (rows: readonly Job[]): Hit[] =>
  rows.map(({ id, title, client }) => ({ kind: 'お仕事', name: title, about: client.name, to: href('officeJob', { jobId: id }) }));

export const talents = (rows: readonly Talent[]): Hit[] =>
  rows.map(({ id, name, kana }) => ({ kind: 'キャスト', name, about: kana, to: href('officeTalent', { uid: id }) }));

export const clients = (rows: readonly OfficeClient[]): Hit[] =>
  rows.map(({ id, name, company }) => ({ kind: 'クライアント', name, about: company.name, to: href('officeAccount', { uid: id }) }));

export const accounts = (rows: readonly OfficeAccount[]): Hit[] =>
  rows.map(({ id, maskedEmail, name, role }) => ({
    kind: 'アカウント',
    name: name || maskedEmail,
    about: [role === 'talent' ? 'キャスト' : role === 'client' ? 'クライアント' : '', name ? maskedEmail : ''].filter(Boolean).join('・'),
    to: href('officeAccount', { uid: id }),
  }));

/** The office's own pages by their titles: those that need nothing to be of, and that the member opens. */
export const pages = (typed: string, mayOpen: (page: OfficeRouteName) => boolean): Hit[] =>
  routes
    .filter(({ group, path, title }) => group === 'office' && !path.includes(':') && haveWords([title], typed))
    .filter(({ name }) => mayOpen(name as OfficeRouteName))
    .map(({ title, path }) => ({ kind: '画面', name: title, about: '', to: path }));

type Answer = { readonly data: readonly Hit[] | undefined; readonly dataUpdatedAt: number };

/** What was found so far, each thing once, in the order in which it came: nothing moves under somebody who is choosing. */
export const foundIn = (answers: readonly Answer[]): readonly Hit[] => {
  const inOrder = [...answers].sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt).flatMap(({ data = [] }) => data);
  return [...new Map(inOrder.map((hit) => [hit.to, hit])).values()];
};

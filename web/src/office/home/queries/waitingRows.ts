import { businessRules } from '#domain/kernel/businessRules.ts';
import { type DeskKind, type DeskList, deskLists, partOf } from '#domain/office/desk/kinds.ts';
import { type Contact, contactSchema } from '#projections/contact/contacts.schema.ts';
import { MISSING_JOB, type PersonCard } from '#projections/kernel/fields.schema.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { contactTitle, waitingContacts } from '../../contacts/contactTexts.ts';
import { useOfficeDeals } from '../../dealParts/deals.ts';
import { officeDue, reviewQueues } from '../../dealParts/reviewQueues.ts';
import { useOpenDesks } from '../../desk/openDesks.ts';
import { openReports, stateText, subjectText } from '../../person/reportTexts.ts';
import { useMayRead } from '../../roles/roles.tsx';

/** A waiting item on the home page. `due`: until when (ms) the office should act. */
export type WaitingRow = {
  /** Unique among all rows. */
  readonly id: string;
  readonly kind: DeskKind;
  readonly list: DeskList;
  readonly workId: string;
  readonly noun: string;
  /** What of a deal waits, unless it is the deal. */
  readonly mark: string;
  readonly to: string;
  readonly name: string;
  readonly due: number;
  /** Since when it waits (ms); null for what a deal that is concluded waits for. */
  readonly since: number | null;
  readonly desk: Desk | undefined;
} & (
  | { readonly client: PersonCard; readonly talent: PersonCard; readonly fee: number | null }
  | { readonly client: null; readonly talent: null; readonly about: string }
);

const marks: Readonly<Record<DeskList, string>> = { waiting: '', changes: '条件変更', cancellations: '取り消し', proxies: '異議' };

/** A question or a report has no day of work: the office's target counts from its time (ms). */
const targetFrom = (since: number): number => since + businessRules.officeReminderAgain;

/** The deals of one list of a kind, as its screen reads them. */
const useList = <K extends DealKind>(kind: K, list: DeskList, reads: boolean) => {
  const { query, rows } = useOfficeDeals(kind, reads ? list : null, null);
  return { kind, list, query, rows: reads ? rows : [] };
};

const useLists = <K extends DealKind>(kind: K, reads: boolean) => [
  useList(kind, deskLists[0], reads),
  useList(kind, deskLists[1], reads),
  useList(kind, deskLists[2], reads),
  useList(kind, deskLists[3], reads),
];

/** Their reads are those of the lists, so both show the same, and opening a list reads none. */
export const useWaitingRows = () => {
  const mayRead = useMayRead();
  const [readsDeals, readsRequests] = [mayRead('deals'), mayRead('requests')];
  const [deals, requests] = [useOpenDesks('deals'), useOpenDesks('requests')];
  const ofPart = { deals: deals.desks, people: [], requests: requests.desks };
  const deskOf = (kind: DeskKind, id: string) => ofPart[partOf(kind)].find((desk) => desk.kind === kind && desk.workId === id);

  const offers = useLists('offer', readsDeals);
  const entries = useLists('entry', readsDeals);
  const reports = useMany(readsRequests ? openReports : null, reportSchema);
  const contacts = useMany(readsRequests ? waitingContacts : null, contactSchema);

  const dealRow = <K extends DealKind>(kind: K, list: DeskList, deal: Deals[K]): WaitingRow => ({
    id: `${kind} ${list} ${deal.id}`,
    kind,
    list,
    workId: deal.id,
    noun: kinds[kind].noun,
    mark: marks[list],
    to: reviewQueues[kind].pathOf(deal.id) + (list === 'waiting' ? '' : `?${new URLSearchParams({ tab: list })}`),
    name: deal.job.title || MISSING_JOB,
    client: deal.client,
    talent: deal.talent,
    fee: deal.fee,
    due: officeDue(kind, list, deal),
    since: list === 'waiting' ? reviewQueues[kind].waitsSince(deal) : null,
    desk: deskOf(kind, deal.id),
  });
  type Request = { readonly workId: string; readonly noun: string; readonly to: string; readonly name: string; readonly about: string };
  const requestRow = (kind: 'report' | 'contact', id: string, since: number, request: Request): WaitingRow => ({
    id: `${kind} ${id}`,
    kind,
    list: 'waiting',
    mark: '',
    client: null,
    talent: null,
    due: targetFrom(since),
    since,
    desk: deskOf(kind, request.workId),
    ...request,
  });
  const reportRow = (report: Report) =>
    requestRow('report', report.id, report.createdAt, {
      workId: report.reportId,
      noun: '通報',
      to: href('officeReport', { reportId: report.id }),
      name: subjectText(report),
      about: stateText(report),
    });
  const contactRow = (contact: Contact) =>
    requestRow('contact', contact.id, contact.since, {
      workId: contact.id,
      noun: 'お問い合わせ',
      to: href('officeContact', { contactId: contact.id }),
      name: contactTitle(contact),
      about: contact.excerpt ?? '',
    });
  const all = [
    ...offers.flatMap(({ list, rows }) => rows.map((deal) => dealRow('offer', list, deal))),
    ...entries.flatMap(({ list, rows }) => rows.map((deal) => dealRow('entry', list, deal))),
    ...reports.rows.map(reportRow),
    ...contacts.rows.map(contactRow),
  ];
  const reads = [...(readsDeals ? [...offers, ...entries] : []), ...(readsRequests ? [reports, contacts] : [])].map(({ query }) => query);
  return {
    rows: all.sort((one, other) => one.due - other.due),
    isPending: deals.isPending || requests.isPending || reads.some(({ isPending }) => isPending),
    isError: reads.some(({ isError }) => isError),
  };
};

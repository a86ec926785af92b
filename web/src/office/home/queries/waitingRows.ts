import { businessRules } from '#domain/kernel/businessRules.ts';
import { type DeskKind, partOf } from '#domain/office/desk/kinds.ts';
import { type Contact, contactSchema } from '#projections/contact/contacts.schema.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { contactTitle, waitingContacts } from '../../contacts/contactTexts.ts';
import { waitingOf } from '../../dealParts/deals.ts';
import { officeDue, reviewQueues } from '../../dealParts/reviewQueues.ts';
import { useOpenDesks } from '../../desk/openDesks.ts';
import { openReports, stateText, subjectText } from '../../person/reportTexts.ts';
import { useMayRead } from '../../roles/roles.tsx';

/**
 * The limit of rows per kind, the most urgent first. Own and snoozed rows: as many as one query
 * accepts.
 */
const FIRST = 20;
const NAMED = 30;

/** A waiting item on the home page. `due`: until when (ms) the office should act. */
export type WaitingRow = {
  readonly id: string;
  readonly kind: DeskKind;
  readonly noun: string;
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly due: number;
  readonly desk: Desk | undefined;
};

type Schema<Row> = Parameters<typeof useMany<Row>>[1];

/** The first rows of a queue plus the rows that desks name; null: the member may not read it. */
const useQueueRows = <Row>(queue: Selection | null, named: Selection, schema: Schema<Row>) => {
  const oldest = useMany(queue && { ...queue, limit: FIRST }, schema);
  const others = useMany(queue && named, schema);
  return {
    rows: [...oldest.rows, ...others.rows],
    isPending: queue !== null && oldest.query.isPending,
    isError: oldest.query.isError || others.query.isError,
  };
};

/** A question or a report has no day of work: the office's target counts from its time (ms). */
const targetFrom = (since: number): number => since + businessRules.officeReminderAgain;

/**
 * The waiting items that the member may read, the least time left first, plus those that a desk
 * names, at any age.
 */
export const useWaitingRows = (names: (desk: Desk) => boolean) => {
  const mayRead = useMayRead();
  const [deals, requests] = [useOpenDesks('deals'), useOpenDesks('requests')];
  const ofPart = { deals: deals.desks, people: [], requests: requests.desks };
  const desksOf = (kind: DeskKind) => ofPart[partOf(kind)].filter((desk) => desk.kind === kind);
  const idsOf = (kind: DeskKind) =>
    desksOf(kind)
      .filter(names)
      .map(({ workId }) => workId)
      .slice(0, NAMED);
  const deskOf = (kind: DeskKind, id: string) => desksOf(kind).find(({ workId }) => workId === id);
  const ofDeals = <Selected>(selection: Selected) => (mayRead('deals') ? selection : null);
  const ofRequests = <Selected>(selection: Selected) => (mayRead('requests') ? selection : null);

  const named = {
    offers: { collection: 'offers', group: true, where: [['id', 'in', idsOf('offer')]], limit: NAMED },
    entries: { collection: 'entries', group: true, where: [['id', 'in', idsOf('entry')]], limit: NAMED },
    reports: { collection: 'reports', where: [['reportId', 'in', idsOf('report')]], limit: NAMED },
    contacts: { collection: 'contacts', where: [['id', 'in', idsOf('contact')]], limit: NAMED },
  } as const;
  const offers = useQueueRows(ofDeals(waitingOf.offer), named.offers, kinds.offer.schema);
  const entries = useQueueRows(ofDeals(waitingOf.entry), named.entries, kinds.entry.schema);
  const reports = useQueueRows(ofRequests(openReports), named.reports, reportSchema);
  const contacts = useQueueRows(ofRequests(waitingContacts), named.contacts, contactSchema);

  const dealRow = <K extends DealKind>(kind: K, deal: Deals[K]): WaitingRow => {
    const desk = deskOf(kind, deal.id);
    return {
      id: deal.id,
      kind,
      noun: kinds[kind].noun,
      to: reviewQueues[kind].pathOf(deal.id),
      name: deal.job.title || MISSING_JOB,
      desk,
      about: reviewQueues[kind].between(deal).join(' → '),
      due: officeDue(kind, desk?.waitsIn ?? 'waiting', deal),
    };
  };
  const reportRow = (report: Report): WaitingRow => ({
    id: report.id,
    kind: 'report',
    noun: '通報',
    to: href('officeReport', { reportId: report.id }),
    name: subjectText(report),
    about: stateText(report),
    due: targetFrom(report.createdAt),
    desk: deskOf('report', report.reportId),
  });
  const contactRow = (contact: Contact): WaitingRow => ({
    id: contact.id,
    kind: 'contact',
    noun: 'お問い合わせ',
    to: href('officeContact', { contactId: contact.id }),
    name: contactTitle(contact),
    about: contact.excerpt ?? '',
    due: targetFrom(contact.since),
    desk: deskOf('contact', contact.id),
  });
  const all = [
    ...offers.rows.map((deal) => dealRow('offer', deal)),
    ...entries.rows.map((deal) => dealRow('entry', deal)),
    // A group of reports also has settled ones, which are no work.
    ...reports.rows.filter(({ status }) => status === 'OPEN').map(reportRow),
    ...contacts.rows.map(contactRow),
  ];
  const reads = [offers, entries, reports, contacts];
  return {
    rows: [...new Map(all.map((row) => [`${row.kind} ${row.id}`, row])).values()].sort((one, other) => one.due - other.due),
    isPending: deals.isPending || requests.isPending || reads.some(({ isPending }) => isPending),
    isError: reads.some(({ isError }) => isError),
  };
};

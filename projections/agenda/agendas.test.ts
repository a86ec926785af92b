import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sides } from '#domain/chat/events.ts';
import { storedSheet, workMonth } from '#domain/deal/sheet.ts';
import { type Viewer, viewOfDeal } from '#domain/deal/statusView.ts';
import { activeEntryStatuses } from '#domain/entry/status.ts';
import { entryStatusView } from '#domain/entry/statusView.ts';
import { activeOfferStatuses } from '#domain/offer/status.ts';
import { offerStatusView } from '#domain/offer/statusView.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { envelopes, interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { runs } from '#domain/testing/rotation.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import type { Entry } from '../deal/entries.schema.ts';
import type { Offer } from '../deal/offers.schema.ts';
import { type Inbox, inboxPath } from '../inbox/inbox.schema.ts';
import { applyEvent, byType, type ReadModel } from '../kernel/projector.ts';
import { replay } from '../replay.ts';
import { project } from '../testing/project.ts';
import { type Agenda, type AgendaDeal, agendaPath } from './agendas.schema.ts';
import { agendas, DEALS_KEPT } from './agendas.ts';

type Documents = ReadonlyMap<string, ReadModel>;
type Deal = Offer | Entry;
const agendaIn = (documents: Documents, uid: string) => documents.get(agendaPath(uid)) as Agenda | undefined;

/** The active deals, from the documents of deals. */
const listed = (documents: Documents, uid: string): Agenda['deals'] =>
  Object.fromEntries(
    [...documents].flatMap(([path, document]) => {
      const collection = path.split('/').at(-2);
      if (collection !== 'offers' && collection !== 'entries') return [];
      const deal = document as Deal;
      const active: readonly string[] = collection === 'offers' ? activeOfferStatuses : activeEntryStatuses;
      if (!sides.some((side) => deal[`${side}Id`] === uid) || !active.includes(deal.status)) return [];
      const { jobId, status, answerDue, fee, scheduleToClose, proposal, cancellation, calledOffBy } = deal;
      const line = {
        ...{ jobId, status, answerDue, fee, scheduleToClose, cancellation, calledOffBy },
        proposal: proposal && { stage: proposal.stage, due: proposal.due },
        workDays: (deal.sheet?.workDays ?? []).map(({ date, from, to }) => ({ date, from, to })),
      };
      return [[`${collection === 'offers' ? 'offer' : 'entry'}-${deal.id}`, line]];
    }),
  );

const completedIn = (documents: Documents, uid: string): Deal[] =>
  [...documents.values()].filter(
    (document): document is Deal => document.status === 'IS_CLOSED' && sides.some((side) => document[`${side}Id`] === uid),
  );

const views: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<Viewer, (typeof offerStatusView)['IN_PROGRESS']['client']>>>>>
> = {
  offer: offerStatusView,
  entry: entryStatusView as never,
};
const waitingBy = (deals: Agenda['deals'], side: 'client' | 'talent') =>
  Object.entries(deals).flatMap(([streamId, deal]) => {
    const [kind = '', id = ''] = streamId.split(/-(.*)/);
    const view = views[kind]?.[deal.status]?.[side];
    return view && viewOfDeal(view, deal, side).needsAction ? [`${kind} ${id}`] : [];
  });

describe('agendas/{uid}', () => {
  test('equals the documents of deals, in any order of streams, and includes everything that the badges count', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const world = replay();
        for (const event of interleave(streams, order)) world.add(event);
        const documents = world.documents();
        for (const side of sides) {
          const uid = uidOf[side];
          const agenda = agendaIn(documents, uid);
          if (agenda?.left) {
            expect(agenda).toEqual({ id: uid, deals: {}, completed: {}, months: {}, left: true });
            continue;
          }
          expect(agenda?.deals ?? {}).toEqual(listed(documents, uid));
          const inbox = documents.get(inboxPath(uid)) as Inbox | undefined;
          const counted = [...(inbox?.offers ?? []).map((id) => `offer ${id}`), ...(inbox?.entries ?? []).map((id) => `entry ${id}`)];
          expect(waitingBy(agenda?.deals ?? {}, side).sort()).toEqual(counted.sort());
          const completed = completedIn(documents, uid);
          const fees = Object.values(agenda?.months ?? {}).reduce((sum, { offer, entry }) => sum + offer.fees + entry.fees, 0);
          expect(fees).toBe(completed.reduce((sum, { fee }) => sum + (fee ?? 0), 0));
          const jobs = Map.groupBy(completed, ({ jobId }) => jobId);
          expect(agenda?.completed ?? {}).toEqual(Object.fromEntries([...jobs].map(([jobId, deals]) => [jobId, deals.length])));
        }
      }),
      { numRuns: runs(40) },
    ));

  const withSheet = { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
  test('counts a completed deal in the month of its last work day, or of its end without days', () => {
    const monthsOf = (first: AnyEvent) =>
      (project([agendas], envelopes('offer-d1', first, ...histories.IS_CLOSED.slice(1)))[agendaPath(uidOf.talent)] as Agenda).months;
    expect(monthsOf(withSheet)).toEqual({ '2026-12': { offer: { count: 1, fees: terms.fee }, entry: { count: 0, fees: 0 } } });
    expect(monthsOf(made)).toMatchObject({
      [workMonth({ workDays: [] }, terms.scheduleToClose)]: { offer: { count: 1, fees: terms.fee } },
    });
  });

  test.each(dealKinds.map(({ name }) => name))('drops an %s that ended without a result, and does not count it', (name) => {
    const kind = dealKinds.find((each) => each.name === name);
    for (const status of kind?.statuses ?? []) {
      if (kind?.active.includes(status) || status === 'IS_CLOSED') continue;
      const documents = project([agendas], envelopes(`${name}-d1`, ...(kind?.histories[status] ?? [])));
      expect(documents[agendaPath(uidOf.client)]).toMatchObject({ deals: {}, completed: {}, months: {} });
    }
  });

  test('of a person above its limits stays within the size of a document, and keeps its deals up to date', () => {
    const workDays = Array.from({ length: 30 }, () => ({ date: '2026-12-10', from: '09:00', to: '17:00' }));
    const line: AgendaDeal = {
      ...{ jobId: 'j'.repeat(24), status: 'IN_PROGRESS', answerDue: NOON, fee: 99_999_999, scheduleToClose: NOON },
      ...{ proposal: { stage: 'OPEN', due: NOON }, cancellation: 'ASKED', calledOffBy: 'client', workDays },
    };
    const ids = Array.from({ length: DEALS_KEPT }, (_, n) => `offer-${`${n}`.padStart(24, '0')}`);
    const deals = Object.fromEntries(ids.map((id) => [id, line]));
    const full: Agenda = { id: uidOf.talent, deals, completed: {}, months: {}, left: false };
    // Sizes as Firestore counts them: names and texts by their bytes plus one, numbers eight.
    const size = (value: unknown): number =>
      typeof value === 'string'
        ? value.length + 1
        : typeof value === 'object' && value !== null
          ? Object.entries(value).reduce((sum, [name, held]) => sum + (Array.isArray(value) ? 0 : name.length + 1) + size(held), 0)
          : 8;
    expect(size(full)).toBeLessThan(1_000_000);
    const afterEvents = (streamId: string, ...events: AnyEvent[]) => {
      const documents = new Map<string, ReadModel>([[agendaPath(uidOf.talent), full]]);
      for (const event of envelopes(streamId, ...events)) applyEvent(byType([agendas]), event, documents);
      return agendaIn(documents, uidOf.talent);
    };
    expect(afterEvents('offer-another', made)).toEqual(full);
    const [first = ''] = ids;
    expect(Object.keys(afterEvents(first, made, { type: 'OfferRefused', data: parties })?.deals ?? {})).toHaveLength(DEALS_KEPT - 1);
  });
});

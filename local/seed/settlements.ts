import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { reportUntil } from '#domain/money/settlement/fields.ts';
import type { Runtime } from '#functions/ports.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import type { Act, Command, Person } from './acts.ts';
import { around, fareReceipt, people } from './demoPeople.ts';

const expenses = [
  { what: '交通費（往復）', yen: 2_640, percent: 10, receipt: '', picture: fareReceipt },
  { what: '差し入れの飲み物', yen: 1_080, percent: 8, receipt: '売店のレシート', picture: null },
] as const;

/** The cast reports the costs of the work that ended last, if it is not too long ago. */
const report =
  ({ uid }: Person) =>
  async ({ db, now }: Runtime): Promise<Command | null> => {
    const today = jstDate(now());
    const found = await Promise.all(
      (['offers', 'entries'] as const).map((deals) => db.collectionGroup(deals).where('talentId', '==', uid).get()),
    );
    const deals = found.flatMap(({ docs }, at) =>
      docs.map((document) => ({ dealKind: at === 0 ? 'offer' : 'entry', ...(document.data() as Offer | Entry) })),
    );
    const isOpen = ({ status, workEndsOn }: Pick<Offer | Entry, 'status' | 'workEndsOn'>) =>
      (status === 'IS_APPROVED' || status === 'IS_CLOSED') &&
      workEndsOn !== null &&
      workEndsOn < today &&
      now() < reportUntil(workEndsOn) &&
      workEndsOn >= daysAfter(today, -6);
    const deal = deals.find(isOpen);
    return deal
      ? {
          type: 'report',
          dealId: deal.id,
          dealKind: deal.dealKind,
          minutes: 0,
          overtimeYen: 0,
          expenses,
          note: 'よろしくお願いいたします。',
        }
      : null;
  };

/** A command on the newest settlement in a status, of a client or any. */
const onSettlement =
  (status: Settlement['status'], client: Person | null, command: (settlement: Settlement) => Command) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    const { docs } = await db.collection('settlements').where('status', '==', status).get();
    const found = docs.map((document) => document.data() as Settlement).find(({ clientId }) => client === null || clientId === client.uid);
    return found ? { dealId: found.id, dealKind: found.dealKind, no: found.no, ...command(found) } : null;
  };

/** How many days ago the demo's cast reported costs, and whether the client objected to one. */
const reported = [
  [62, false],
  [48, true],
  [34, false],
  [20, true],
  [9, false],
  [2, false],
] as const;

/** Costs that a cast reports after the work: most are agreed to, some decided, the last waits. */
export const settlementActs = (now: number): Act[] =>
  reported.flatMap(([daysAgo, isDisputed]) => {
    const [cast] = people.casts;
    if (!cast) return [];
    const act = (by: Person, at: number, label: string, command: Act['command']): Act => ({
      at,
      by,
      callable: 'settlements',
      label: `${label} ${daysAgo}`,
      command,
    });
    const objections = isDisputed ? [{ row: 1, reason: '差し入れは、お願いしていません。' }] : [];
    const decide = () => ({
      type: 'decide',
      amounts: [{ row: 1, yen: 540 }],
      reason: '半分は、ご依頼のメッセージで確認できました。',
    });
    return [
      act(cast, around(now, daysAgo, 'cast', 'settlement'), 'report costs', report(cast)),
      ...(daysAgo > 2
        ? people.clients.map((client) =>
            act(
              client,
              around(now, daysAgo - 1, 'client', 'settlement', client.uid),
              'answer costs',
              onSettlement('REPORTED', client, () => ({ type: 'answer', objections })),
            ),
          )
        : []),
      ...(isDisputed
        ? [act(people.office, around(now, daysAgo - 3, 'office', 'settlement'), 'decide costs', onSettlement('DISPUTED', null, decide))]
        : []),
    ];
  });

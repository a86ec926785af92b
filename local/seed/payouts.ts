import { bankDayAfter } from '#domain/kernel/calendar/bankDays.ts';
import { latestMonths, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { payee } from '#domain/money/payee/payee.ts';
import { unfixedMonths } from '#functions/bills/closedWork.ts';
import type { Runtime } from '#functions/ports.ts';
import { payeePath } from '#projections/payout/payees.schema.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import type { Act, Command, Person } from './acts.ts';
import { around, people } from './demoPeople.ts';
import { suspendedCast } from './memberTables.ts';

/** How many statements of the newer month are fixed late, and how many agreed ones are not sent. */
const LATE = 2;

type Due = Pick<Payout, 'payBy' | 'talentId'>;
/** Sorts the earliest latest day first. */
const byDue = (one: Due, other: Due): number => (one.payBy + one.talentId < other.payBy + other.talentId ? -1 : 1);
/** The payouts of a month, the earliest latest day first. */
const payoutsOf = async ({ db }: Runtime, month: string): Promise<readonly Payout[]> => {
  const { docs } = await db.collection('payouts').where('month', '==', month).get();
  return docs.map((found) => found.data() as Payout).sort(byDue);
};

/** The cast's first account, if the cast is there already. */
const account =
  ({ uid }: Person, place: number) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    const [cast, own] = await Promise.all([talentPath(uid), payeePath(uid)].map((path) => db.doc(path).get()));
    if (!cast?.exists || own?.exists) return null;
    return { type: 'setAccount', ...payee.commandRows.setAccount.example, number: `${1_000_000 + place * 7_919}`, holder: `ｷﾔｽﾄ ${place}` };
  };

/** Fixes a cast's month, unless it is among the last `left` by the latest day of payment. */
const fix =
  (talentId: string, month: string, left: number) =>
  async ({ db, now }: Runtime): Promise<Command | null> => {
    const all = (await unfixedMonths(db, month, now())).toSorted(byDue);
    const own = all.slice(0, all.length - left).find((each) => each.talentId === talentId);
    return own ? { type: 'fix', talentId, month, expected: { count: own.count, total: own.sums.total } } : null;
  };

const agree = ({ id: payoutId, no }: Payout): Command => ({ type: 'agree', payoutId, no });
const object = ({ id: payoutId, no }: Payout): Command => ({
  type: 'object',
  payoutId,
  no,
  reason: '交通費が含まれていないようです。',
});

const keep = ({ id: payoutId, no }: Payout): Command => ({
  type: 'keep',
  payoutId,
  no,
  reason: '条件書では、交通費は報酬に含まれます。',
});

/** What a cast answers to an open statement, by its place in the month. */
type AnswerOf = (payout: Payout, place: number, all: readonly Payout[]) => Command | null;
const answer =
  ({ uid }: Person, month: string, answerOf: AnswerOf) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const all = await payoutsOf(runtime, month);
    const place = all.findIndex(({ talentId }) => talentId === uid);
    const own = all[place];
    return own?.status === 'FIXED' ? answerOf(own, place, all) : null;
  };
/** Every other cast agrees; the others say nothing. */
const everyOther: AnswerOf = (payout, place) => (place % 2 === 0 ? agree(payout) : null);
const oneObjects: AnswerOf = (payout, place, all) => (place === 1 ? object(payout) : everyOther(payout, place, all));
/** The first of those who got their statement late. */
const lateObjects: AnswerOf = (payout, place, all) => (place === all.length - LATE ? object(payout) : null);

/** A command on the payout at a place of a month, if it has the status. */
const onPayout =
  (nth: number, month: string, status: Payout['status'], command: (payout: Payout, all: readonly Payout[]) => Command) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const all = await payoutsOf(runtime, month);
    const found = all[nth];
    return found?.status === status ? command(found, all) : null;
  };

/** A transfer of the payouts with a status, except the last `left`. */
const order =
  (transferId: string, month: string, status: 'AGREED' | 'FAILED', left: number) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const ready = (await payoutsOf(runtime, month)).filter((each) => each.status === status);
    const payouts = ready.slice(0, ready.length - left);
    if (payouts.length === 0) return null;
    const total = payouts.reduce((sum, payout) => sum + payout.total, 0);
    return { type: 'order', transferId, day: bankDayAfter(jstDate(runtime.now())), payouts: payouts.map(({ id }) => id), total };
  };

const arrived = ({ id: payoutId, transferId, day }: Payout): Command => ({ type: 'recordPaid', payoutId, transferId, at: day });
/** The last payment of a transfer fails, the others arrive. */
const result = (payout: Payout, all: readonly Payout[]): Command => {
  const { id: payoutId, transferId } = payout;
  const last = all.findLast((each) => each.transferId === transferId);
  return last === payout ? { type: 'recordFailed', payoutId, transferId, reason: '口座名義の相違' } : arrived(payout);
};

/**
 * Accounts of the casts, and statements of three months. The older two are paid: an objection was
 * answered, a failed payment repeated. Of the newest month most are paid, one failed, some wait for
 * a transfer; the last two were fixed late: one cast objects, the other has time to answer.
 */
export const payoutActs = (now: number): Act[] => {
  const [, newer = '', ...older] = latestMonths(now, 4);
  const { office, casts } = people;
  const after = (month: string, days: number, step: number) =>
    startOfJstDay(monthsAfter(`${month}-01`, 1)) + days * DAY + 10 * HOUR + step * MINUTE;
  const byOffice = (at: number, label: string, command: Act['command']): Act => ({ at, by: office, callable: 'payouts', label, command });
  const late = Math.max(around(now, 3, 'office'), after(newer, 2, casts.length));
  const acts = casts.flatMap((by, place): Act[] => {
    const byCast = (at: number, callable: 'payees' | 'payouts', label: string, command: Act['command']): Act => ({
      at,
      by,
      callable,
      label,
      command,
    });
    const own = [
      ...[...older, newer].map((month) => byCast(after(month, 1, place), 'payees', `account ${month}`, account(by, place))),
      ...older.map((month) => byCast(after(month, 4, place), 'payouts', `statement ${month}`, answer(by, month, oneObjects))),
      byCast(after(newer, 4, place), 'payouts', `statement ${newer}`, answer(by, newer, everyOther)),
      byCast(Math.max(around(now, 1, 'cast'), late + HOUR) + place, 'payouts', `late statement ${newer}`, answer(by, newer, lateObjects)),
    ];
    return [
      ...older.map((month) => byOffice(after(month, 2, place), `fix ${month} ${place}`, fix(by.uid, month, 0))),
      byOffice(after(newer, 2, place), `fix ${newer} ${place}`, fix(by.uid, newer, LATE)),
      byOffice(late + place, `fix late ${newer} ${place}`, fix(by.uid, newer, 0)),
      // A suspended account sends nothing.
      ...(place === suspendedCast ? [] : own),
      ...older.map((month) => byOffice(after(month, 6, place), `keep ${month} ${place}`, onPayout(place, month, 'OBJECTED', keep))),
      ...[...older, newer].map((month) =>
        byOffice(after(month, 18, place), `paid ${month} ${place}`, onPayout(place, month, 'SENT', result)),
      ),
      ...older.map((month) => byOffice(after(month, 27, place), `paid again ${month} ${place}`, onPayout(place, month, 'SENT', arrived))),
    ];
  });
  const ordered = (
    [
      ...older.flatMap((month) => [[month, 12, 'AGREED', 0] as const, [month, 20, 'FAILED', 0] as const]),
      [newer, 12, 'AGREED', LATE],
    ] as const
  ).map(
    ([month, days, status, left]): Act => ({
      at: after(month, days, 0),
      by: office,
      callable: 'transfers',
      label: `order ${status} ${month}`,
      command: order(`demo-transfer-${month}-${days}`, month, status, left),
    }),
  );
  return [...acts, ...ordered].filter(({ at }) => at < now);
};

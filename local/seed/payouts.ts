import { bankDayAfter } from '#domain/kernel/calendar/bankDays.ts';
import { latestMonths, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { payee } from '#domain/money/payee/payee.ts';
import { sumsOf } from '#domain/money/payout/statement.ts';
import { workOfCast } from '#functions/bills/closedWork.ts';
import type { Runtime } from '#functions/ports.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import type { Act, Command, Person } from './acts.ts';
import { around, people } from './demoPeople.ts';
import { suspendedCast } from './memberTables.ts';

/** The payouts of a month, in the order of their ids. */
const payoutsOf = async ({ db }: Runtime, month: string): Promise<readonly Payout[]> => {
  const { docs } = await db.collection('payouts').where('month', '==', month).get();
  return docs.map((found) => found.data() as Payout).sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** The cast's account, if the cast is there already. */
const account =
  ({ uid }: Person, place: number) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    if (!(await db.doc(talentPath(uid)).get()).exists) return null;
    return { type: 'setAccount', ...payee.commandRows.setAccount.example, number: `${1_000_000 + place * 7_919}`, holder: `ｷﾔｽﾄ ${place}` };
  };

const fix =
  (talentId: string, month: string) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    const lines = (await workOfCast(db, talentId, month)).map(({ line }) => line);
    const { total } = sumsOf(lines, false);
    return lines.length === 0 ? null : { type: 'fix', talentId, month, expected: { count: lines.length, total } };
  };

/** Every other cast agrees, one objects; the others say nothing. */
const answer =
  ({ uid }: Person, month: string) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const all = await payoutsOf(runtime, month);
    const place = all.findIndex(({ talentId }) => talentId === uid);
    const own = all[place];
    if (own?.status !== 'FIXED') return null;
    if (place === 1) return { type: 'object', payoutId: own.id, no: own.no, reason: '交通費が含まれていないようです。' };
    return place % 2 === 0 ? { type: 'agree', payoutId: own.id, no: own.no } : null;
  };

/** A command on the payout of a cast, if it has the status. */
const onPayout =
  (nth: number, month: string, status: Payout['status'], command: (payout: Payout, today: string) => Command) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const found = (await payoutsOf(runtime, month))[nth];
    return found?.status === status ? command(found, jstDate(runtime.now())) : null;
  };

const order =
  (month: string) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const agreed = (await payoutsOf(runtime, month)).filter(({ status }) => status === 'AGREED');
    if (agreed.length === 0) return null;
    const total = agreed.reduce((sum, payout) => sum + payout.total, 0);
    const day = bankDayAfter(jstDate(runtime.now()));
    return { type: 'order', transferId: `demo-transfer-${month}`, day, payouts: agreed.map(({ id }) => id), total };
  };

/** The first payment fails, the others arrive. */
const result = ({ id: payoutId, transferId }: Payout, nth: number, at: string): Command =>
  nth === 0 ? { type: 'recordFailed', payoutId, transferId, reason: '口座名義の相違' } : { type: 'recordPaid', payoutId, transferId, at };

/**
 * Accounts of the casts, and statements of two months: the older one is agreed to, answered and
 * paid, the newer one is being transferred.
 */
export const payoutActs = (now: number): Act[] => {
  const [, newer = '', older = ''] = latestMonths(now, 3);
  const { office, casts } = people;
  const after = (month: string, days: number, step: number) =>
    startOfJstDay(monthsAfter(`${month}-01`, 1)) + days * DAY + 10 * HOUR + step * MINUTE;
  const byOffice = (at: number, label: string, command: Act['command']): Act => ({ at, by: office, callable: 'payouts', label, command });
  const acts = casts.flatMap((by, place): Act[] => [
    { at: around(now, 90, 'office') + place, by, callable: 'payees', label: 'account', command: account(by, place) },
    ...[older, newer].map((month) => byOffice(after(month, 2, place), `fix ${month} ${place}`, fix(by.uid, month))),
    // A suspended account answers nothing.
    ...(place === suspendedCast
      ? []
      : [{ at: after(older, 4, place), by, callable: 'payouts' as const, label: `statement ${older}`, command: answer(by, older) }]),
    byOffice(
      after(older, 6, place),
      `keep ${place}`,
      onPayout(place, older, 'OBJECTED', ({ id, no }) => ({
        type: 'keep',
        payoutId: id,
        no,
        reason: '条件書では、交通費は報酬に含まれます。',
      })),
    ),
    byOffice(
      after(older, 18, place),
      `paid ${place}`,
      onPayout(place, older, 'SENT', (payout, today) => result(payout, place, today)),
    ),
  ]);
  const ordered = [older, newer].map(
    (month): Act => ({ at: after(month, 12, 0), by: office, callable: 'transfers', label: `order ${month}`, command: order(month) }),
  );
  return [...acts, ...ordered].filter(({ at }) => at < now);
};

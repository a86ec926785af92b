import { expect, test } from 'vitest';
import { daysAfter, startOfWeek } from '#domain/kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { viewOrderOf, viewOrderOfWeek } from '#domain/people/talent/decisions.ts';
import { sweepViewOrders } from '#functions/effects/sweepTalents.ts';
import { runtime } from '#functions/runtime.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice, newTalent } from '#tests/support/people.ts';

test('each week every cast gets another place in the list, once; places fixed by the office stay', async () => {
  const office = await newOffice();
  const [moved, fixed] = await Promise.all([newTalent(office), newTalent(office)]);
  await send(office, 'talents', { type: 'setViewOrder', uid: fixed.uid, viewOrder: 100, isFixedOrder: true });
  await whenCaughtUp();
  const at = (day: string) => ({ ...runtime(), now: () => startOfJstDay(day) + 1 });
  const sweepAll = async (day: string) => {
    for (let rounds = 1; (await sweepViewOrders(at(day))) > 0; rounds++) {
      expect(rounds).toBeLessThan(5);
      await whenCaughtUp();
    }
  };
  const placed = async (uid: string, day: string, before: number): Promise<number> => {
    const drawn = viewOrderOfWeek(uid, day, before);
    await document<Talent>(`talents/${uid}`, ({ viewOrder }) => viewOrder === drawn);
    return drawn;
  };
  const thisWeek = startOfWeek(jstDate(now()));
  const [first, second] = [daysAfter(thisWeek, 7), daysAfter(thisWeek, 14)];
  await sweepAll(first);
  const before = await placed(moved.uid, first, viewOrderOf(moved.uid));
  await sweepAll(first);
  const places = async (uid: string) => (await eventsOf(`talent-${uid}`)).filter(({ type }) => type === 'TalentViewOrderSet').length;
  expect([await places(moved.uid), await places(fixed.uid)]).toEqual([1, 1]);

  await send(office, 'talents', { type: 'setViewOrder', uid: fixed.uid, viewOrder: 100, isFixedOrder: false });
  await whenCaughtUp();
  await sweepAll(second);
  await Promise.all([placed(moved.uid, second, before), placed(fixed.uid, second, 100)]);
});

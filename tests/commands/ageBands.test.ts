import { expect, test } from 'vitest';
import { sweepAgeBands } from '#functions/effects/sweepTalents.ts';
import { runtime } from '#functions/runtime.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { send } from '#tests/support/callables.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice, newTalent, talentProfile } from '#tests/support/people.ts';

test('the public age band changes once, on the first day of the month after the birthday', async () => {
  // She is 30 from April 2027 on, a year earlier than talents of other tests, of whom there can be
  // more than one sweep updates.
  const office = await newOffice();
  const talent = await newTalent(office);
  await send(talent, 'talents', { ...talentProfile('山田 花子', talent.uid), birthday: '1997-04-12' });
  await send(office, 'talents', { type: 'publish', uid: talent.uid });
  const path = `talents/${talent.uid}`;
  expect(await document<Talent>(path, ({ isPublished }) => isPublished)).toMatchObject({ ageBand: 7 });
  const firstOfMay = Date.parse('2027-05-01T00:00:00+09:00');
  await sweepAgeBands({ ...runtime(), now: () => firstOfMay - 1 });
  const late = { ...runtime(), now: () => firstOfMay };
  await sweepAgeBands(late);
  await sweepAgeBands(late);
  expect(await document<Talent>(path, ({ ageBand }) => ageBand !== 7)).toMatchObject({ ageBand: 8 });
  await document<TalentPrivate>(`talentPrivate/${talent.uid}`, ({ ageBandUntil }) => ageBandUntil === '2037-05-01');
  await sweepAgeBands(late);
  await whenCaughtUp();
  const moves = (await eventsOf(`talent-${talent.uid}`)).filter(({ type }) => type === 'TalentAgeBandFollowed');
  expect(moves.map(({ data }) => data)).toEqual([{ day: '2027-05-01' }]);
});

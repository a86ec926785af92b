import { test } from 'vitest';
import { send } from '#tests/support/callables.ts';
import { askSearch, finds, unique } from '#tests/support/found.ts';
import { newClient, newOffice, newTalent, talentProfile } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

test('casts are found when published, follow every change, and disappear when hidden', async () => {
  const office = await newOffice();
  const client = await newClient(office);
  const [word, later] = [unique(), unique()];
  const talent = await newTalent(office, `${word} 花子`);
  await finds(client, 'casts', `${word}花子`, [talent.uid]);
  await send(talent, 'talents', { ...talentProfile(`${word} 花子`, talent.uid), speciality: [later] });
  await finds(client, 'casts', later.toLowerCase(), [talent.uid]);
  await send(client, 'favorites', { type: 'like', kind: 'talent', targetId: talent.uid });
  await until(
    async () => (await askSearch(client, 'casts', { q: later })).rows[0]?.likedCount,
    (count) => count === 1,
    'the like',
  );
  await send(office, 'talents', { type: 'suspend', uid: talent.uid, reason: '規約違反' });
  await finds(client, 'casts', later, []);
});

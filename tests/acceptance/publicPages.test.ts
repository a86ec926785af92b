import { expect, test } from 'vitest';
import { send } from '#tests/support/callables.ts';
import { newOffice } from '#tests/support/people.ts';
import { pictured, readPage, statusOf } from '#tests/support/publicPages.ts';

test('a cast’s public page is public with its pictures from its opening until it is closed', async () => {
  const cast = await pictured(await newOffice());
  expect(await Promise.all([statusOf(cast.page), statusOf(`${cast.photos}/face_S.webp`)])).toEqual([404, 404]);
  await send(cast, 'talents', { type: 'openPage' });
  const answer = await readPage(cast.page);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const body = await answer.text();
  expect(body).toContain('山田 花子');
  expect(body).not.toContain(cast.email);
  expect(body).not.toContain('1998');
  const photo = await readPage(`${cast.photos}/face_S.webp`);
  expect([photo.headers.get('content-type'), await photo.text()]).toEqual(['image/webp', `pictures/${cast.uid}/face_S.webp`]);
  expect(await statusOf(`${cast.photos}/private_M.webp`)).toBe(404);
  expect(await (await readPage('/p/casts')).text()).toContain(cast.page);

  await send(cast, 'talents', { type: 'closePage' });
  expect(await Promise.all([statusOf(cast.page), statusOf(`${cast.photos}/face_S.webp`)])).toEqual([404, 404]);
  expect(await (await readPage('/p/casts')).text()).not.toContain(cast.page);
});

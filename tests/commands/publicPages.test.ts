import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newClient, newJob, suspend, talentProfile } from '#tests/support/people.ts';
import { pictured, readPage, statusOf } from '#tests/support/publicPages.ts';
import { until } from '#tests/support/until.ts';

let office: Cast['office'];
beforeAll(async () => {
  ({ office } = await newCast());
});

const gone = (...paths: string[]) =>
  until(
    () => Promise.all(paths.map(statusOf)),
    (statuses) => statuses.every((status) => status === 404),
    `the end of ${paths.join(', ')}`,
  );
const exists = async (path: string) => (await runtime().db.doc(path).get()).exists;

describe('a cast’s public page', () => {
  test('is closed by a suspension of the account, and when the office hides the profile', async () => {
    const [one, other] = await Promise.all([pictured(office), pictured(office)]);
    for (const cast of [one, other]) await send(cast, 'talents', { type: 'openPage' });
    expect(await Promise.all([statusOf(one.page), statusOf(other.page)])).toEqual([200, 200]);
    await suspend(office, one);
    await send(office, 'talents', { type: 'unpublish', uid: other.uid, reason: '確認のため' });
    await gone(one.page, `${one.photos}/face_S.webp`, other.page, `${other.photos}/face_S.webp`);
    expect(await exists(`publicTalents/${other.uid}`)).toBe(false);
  });

  test('is deleted when the person leaves', async () => {
    const cast = await pictured(office);
    await send(cast, 'talents', { type: 'openPage' });
    await send(cast, 'accounts', { type: 'withdraw' });
    await gone(cast.page, `${cast.photos}/face_S.webp`);
    await until(
      () => exists(`publicTalents/${cast.uid}`),
      (there) => !there,
      'the end of the document',
    );
  });

  test('is refused to a minor, also after a corrected birthday', async () => {
    const cast = await pictured(office);
    await send(cast, 'talents', { type: 'openPage' });
    await send(office, 'talents', { type: 'unpublish', uid: cast.uid, reason: '確認のため' });
    const birthday = new Date(now() - 16 * 365 * DAY).toISOString();
    await send(cast, 'talents', { ...talentProfile(), birthday: birthday.split('T')[0] });
    await document<{ pageOpenedAt: number | null }>(`talents/${cast.uid}`, ({ pageOpenedAt }) => pageOpenedAt === null);
    expect(await codeOf(send(cast, 'talents', { type: 'openPage' }))).toBe('page-of-minor');
    expect(await statusOf(cast.page)).toBe(404);
  });

  test('cannot be opened with a birthday from the sender', async () => {
    const cast = await pictured(office);
    expect(await codeOf(send(cast, 'talents', { type: 'openPage', birthday: '1990-01-01' }))).toBe('invalid-argument');
  });
});

describe('a job’s public page', () => {
  test('is public from its opening until the job’s entry deadline', async () => {
    const client = await newClient(office);
    const [one, other] = await Promise.all([newJob(client), newJob(client)]);
    for (const jobId of [one, other]) await send(client, 'jobs', { type: 'openPage', jobId });
    const body = await (await readPage(`/p/jobs/${one}`)).text();
    expect(body).toContain('<link rel="canonical"');
    expect(body).not.toContain(client.email);
    await send(client, 'jobs', { type: 'closePage', jobId: one });
    await send(client, 'jobs', { type: 'close', jobId: other });
    expect(await Promise.all([statusOf(`/p/jobs/${one}`), statusOf(`/p/jobs/${other}`)])).toEqual([404, 404]);
  });

  test('is closed when the client loses the certification, and needs one to open', async () => {
    const client = await newClient(office);
    const jobId = await newJob(client);
    await send(client, 'jobs', { type: 'openPage', jobId });
    expect(await statusOf(`/p/jobs/${jobId}`)).toBe(200);
    await send(office, 'accounts', { type: 'revokeCertification', uid: client.uid, reason: '確認のため' });
    expect(await statusOf(`/p/jobs/${jobId}`)).toBe(404);
    expect(await codeOf(send(client, 'jobs', { type: 'openPage', jobId }))).toBe('not-certified');
  });
});

import { beforeAll, expect, test } from 'vitest';
import { smokeClient } from '#local/smoke/client.ts';
import { appCheckStep, dealSteps, playSmoke, type SmokeClient } from '#local/smoke/steps.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { document, newClient, newOffice, newTalent, password } from '#tests/support/people.ts';

const { FUNCTIONS_BASE_URL, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
let client: SmokeClient;
/** The test accounts between two runs in production: the cast is hidden. */
beforeAll(async () => {
  const office = await newOffice();
  const people = { office, client: await newClient(office), talent: await newTalent(office) };
  const servers = {
    functions: String(FUNCTIONS_BASE_URL),
    documents: `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/demo-casting/databases/(default)/documents`,
    identity: `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
    apiKey: 'local',
    appCheckToken: null,
  };
  const account = ({ email }: { readonly email: string }) => ({ email, password });
  client = smokeClient(servers, { client: account(people.client), talent: account(people.talent), office: account(people.office) });
  await client.send('office', 'talents', { type: 'unpublish', uid: people.talent.uid, reason: '動作確認のため' });
});

test('the smoke test plays its deal twice and leaves nothing open or billable', async () => {
  const said: string[] = [];
  for (let time = 1; time <= 2; time++) {
    const { jobId, offerId } = await playSmoke(client, dealSteps, { say: (line) => said.push(line) });
    const offer = await document<Offer>(`jobs/${jobId}/offers/${offerId}`, ({ status }) => status === 'IS_ADMIN_CLOSED');
    expect([offer.isBill, offer.billStatus ?? null]).toEqual([false, null]);
    // Only the cast was asked.
    await document<Job>(`jobs/${jobId}`, ({ status, visibility }) => status === 'CLOSED' && visibility === 'PRIVATE');
    expect(await client.statusOf('client', `jobs/${jobId}`)).toBe('CLOSED');
    await document<{ isPublished: boolean }>(`talents/${offer.talentId}`, ({ isPublished }) => !isPublished);
  }
  expect(said).toEqual([1, 2].flatMap(() => dealSteps.map(({ title }) => `ok: ${title}`)));
});

test('the smoke test stops with a message if App Check is not enforced', async () => {
  const attempt = playSmoke(client, [appCheckStep, ...dealSteps], { say: () => undefined });
  // The call reaches the schema check.
  await expect(attempt).rejects.toThrow(
    'A call without an App Check token is refused: a call without an App Check token was answered with 400',
  );
});

test('a refused step ends the test with its title and the refusal', async () => {
  const withoutOffice: SmokeClient = {
    ...client,
    send: (person, ...rest) => client.send(person === 'office' ? 'client' : person, ...rest),
  };
  await expect(playSmoke(withoutOffice, dealSteps, { say: () => undefined })).rejects.toThrow(
    /^The office publishes the cast: talents publish was refused \(403\)/,
  );
});

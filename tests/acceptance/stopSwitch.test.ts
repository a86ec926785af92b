import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OperationStatus } from '#domain/office/operation/answers.ts';
import { account } from '#domain/people/account/account.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { startCommands } from '#functions/gate/stopSwitch.ts';
import { runtime } from '#functions/runtime.ts';
import { requestExport } from '#tests/support/bills.ts';
import { CommandError, call, send } from '#tests/support/callables.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, newCast, newJob, type Person, posting, registered } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
/** The person who polls, so that only they reach the rate limit. */
let prober: Person;
/** Runs while the other test waits. */
let withoutReason: ReturnType<typeof office>;
beforeAll(async () => {
  withoutReason = office('stop');
  cast = await newCast();
  prober = await registered('talent');
});
afterEach(() => startCommands(runtime().db));
// Other files use this stack, so wait until every process accepts commands again.
afterAll(() => obeyed(probe, 'invalid-argument'));

/** `npm run office`, like an operator. */
const office = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, ['local/officeCommand.ts', ...args], { env: process.env });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('error', reject).once('exit', (code) => resolve({ code, said }));
  });

/** The code of a refusal; null if the call succeeds. */
const codeOf = async (attempt: Promise<unknown>): Promise<string | null> => {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.details?.code ?? error.transport;
    throw error;
  }
};
/** A command that is always refused: as invalid, or because of the stop. */
const probe = () => send(prober, 'talents', { type: 'no such command' });
const obeyed = (attempt: () => Promise<unknown>, code: string | null) =>
  until(
    () => codeOf(attempt()),
    (found) => found === code,
    `the answer ${code}`,
    10_000,
  );
const flags = async () => {
  const answer = await fetch(new URL('/_local/remoteConfig', process.env.FUNCTIONS_BASE_URL));
  return ((await answer.json()) as { config: Record<string, string> }).config;
};

describe('npm run office -- stop', () => {
  test('stops all writes for people within ten seconds with a message, not the system’s; start ends this', async () => {
    const { client, talent, jobId } = cast;
    expect(await office('stop', '移行のため')).toMatchObject({ code: 0 });
    await obeyed(probe, 'maintenance');

    const attempts = {
      post: () => send(client, 'jobs', posting()),
      offer: () => send(client, 'offers', { type: 'inquire', jobId, talentId: talent.uid }),
      upload: () => call(talent, 'uploads', { type: 'begin', contentType: 'image/png', size: 100 }),
      operation: () => send(cast.office, 'operations', { type: 'resendMail', mailId: 'mail-1' }),
    };
    for (const [what, attempt] of Object.entries(attempts)) expect([what, await codeOf(attempt())]).toEqual([what, 'maintenance']);
    const exported = await requestExport(cast.office, { filter: { month: '2026-01', clientId: null, status: null } as never });
    expect([exported.status, ((await exported.json()) as { error: { details: object } }).error.details]).toEqual([
      503,
      { code: 'maintenance', message: expect.stringContaining('メンテナンス中') },
    ]);
    expect(await flags()).toMatchObject({ maintenance: 'true' });
    // The office can still read the log, which is recorded, and the state of operations.
    const look = { type: 'history', commandId: randomUUID(), streamId: `job-${jobId}`, from: 1, limit: 10, purpose: 'VIEW' };
    expect(await codeOf(call(cast.office, 'audit', look))).toBeNull();
    expect((await call<OperationStatus>(cast.office, 'operationStatus', { type: 'read' })).stopped).toMatchObject({ reason: '移行のため' });

    // Commands of deadlines and of earlier events continue.
    const uid = `somebody-${randomUUID()}`;
    const command = { type: 'register', email: 'somebody@example.com' };
    await executeCommand(runtime(), { aggregate: account, entityId: uid, command, commandId: randomUUID(), sender: 'system' });
    expect(await eventsOf(`account-${uid}`)).toHaveLength(1);

    expect(await office('start')).toMatchObject({ code: 0 });
    await obeyed(probe, 'invalid-argument');
    expect(await newJob(client)).toMatch(/./);
    expect(await flags()).toMatchObject({ maintenance: 'false' });
  });

  test('requires a reason', async () => {
    expect(await withoutReason).toMatchObject({ code: 2, said: expect.stringContaining('REASON') });
  });
});

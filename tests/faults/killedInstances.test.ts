import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectToStack } from '#local/stack/controlServer.ts';
import { type Answer, CommandError, send } from '#tests/support/callables.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { newClient, newOffice, type Person, posting } from '#tests/support/people.ts';

const CLIENTS = 10;
const JOBS_PER_CLIENT = 5;
const COMMANDS_PER_JOB = 10;
const KILL_EVERY_MS = 3_000;

const stack = connectToStack();

/** The connection ended, the command was too early for its sender, or its answer was lost. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof CommandError ? ['too-many-requests', 'aborted'].includes(error.details?.code ?? '') : error instanceof TypeError;

/** Sends a command until it is answered, as a page does; always with the same id. */
const insist = async (client: Person, command: Record<string, unknown>, commandId = randomUUID()): Promise<Answer> => {
  for (;;) {
    try {
      return await send(client, 'jobs', command, commandId);
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      await pause(100);
    }
  }
};

/** Posts a job and edits it; returns its stream. */
const work = async (client: Person): Promise<string> => {
  const { streamId } = await insist(client, posting());
  for (let version = 2; version <= COMMANDS_PER_JOB; version++) {
    const edit = { ...posting(), type: 'edit', jobId: streamId.slice('job-'.length), title: `第${version}版` };
    expect(await insist(client, edit)).toEqual({ streamId, version });
  }
  return streamId;
};

test('500 commands on 50 streams, while one of two instances is killed every three seconds, are stored once each', async () => {
  const office = await newOffice();
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => newClient(office)));
  let [isOver, kills] = [false, 0];
  const killing = async (): Promise<void> => {
    while (!isOver) {
      await stack.killInstance();
      kills++;
      await pause(KILL_EVERY_MS);
    }
  };
  const worked = Promise.all(clients.flatMap((client) => Array.from({ length: JOBS_PER_CLIENT }, () => work(client)))).finally(() => {
    isOver = true;
  });
  const [streams] = await Promise.all([worked, killing()]);
  expect(kills).toBeGreaterThan(1);
  const stored = await Promise.all(streams.map(eventsOf));
  expect(stored.map(({ length }) => length)).toEqual(streams.map(() => COMMANDS_PER_JOB));
  expect(new Set(stored.flat().map(({ meta }) => meta.commandId)).size).toBe(streams.length * COMMANDS_PER_JOB);
  await whenCaughtUp(120_000);
  expect(await whatDiffers()).toEqual([]);
}, 600_000);

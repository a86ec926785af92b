import { expect, test } from 'vitest';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { GENESIS } from '#domain/office/proof/leaves.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { aggregates } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { posting } from '#domain/testing/profiles.ts';
import { encodeEvents } from './commit.ts';
import { keyFor } from './eventKey.ts';
import { keyOfAll, newPersonKey, subjectsOf } from './personKeys.ts';
import { decryptEvents } from './readEvents.ts';
import type { CommandRequest, EventStore } from './request.ts';

const { client, talent } = uidOf;
const keys = new Map<string, Buffer>([client, talent].map((uid) => [uid, newPersonKey()]));
const without = (...gone: string[]) => ({
  read: async (uids: readonly string[]) => new Map(uids.map((uid) => [uid, gone.includes(uid) ? null : (keys.get(uid) ?? null)])),
});
const meta = { actor: { uid: client, role: 'client' }, commandId: 'c', correlationId: 'c', causationId: null, recordedAt: NOON } as const;
const empty = { version: 0, state: null, hash: GENESIS };

const refused: AnyEvent = {
  type: 'EntryRefused',
  data: { jobId: 'job-1', clientId: client, talentId: talent, reasonCode: null, reason: '日程が合わないため' },
};
const refusal = encodeEvents('entry-1', empty, [refused], meta, keyOfAll(keys, subjectsOf(aggregates.entry, '1', refused)));

test('a text about two people is read with the keys of both', async () => {
  expect(JSON.stringify(refusal)).not.toContain('日程');
  expect((await decryptEvents(refusal, without()))[0]?.data).toEqual(refused.data);
});

test.each([client, talent])('and by nobody once %s has left', async (uid) => {
  expect((await decryptEvents(refusal, without(uid)))[0]?.data).toEqual({ ...refused.data, reason: null });
});

const inClear = { id: 'job-1_1', streamId: 'job-1', version: 1, type: 'JobPosted', schemaVersion: 2, meta, prevHash: GENESIS, hash: '' };
const posted: EventEnvelope = { ...inClear, data: { clientId: client, ...posting } };

test('a text that an older version stored in clear is read as long as the key is there, and by nobody afterwards', async () => {
  expect((await decryptEvents([posted], without()))[0]?.data).toMatchObject({ title: posting.title, place: posting.place });
  const erased = { title: null, description: null, place: null, schedule: null, pictures: null, feeMin: posting.feeMin };
  expect((await decryptEvents([posted], without(client)))[0]?.data).toMatchObject(erased);
});

test('without a key nothing personal is stored', () => {
  const [event] = encodeEvents('entry-1', empty, [refused], meta, null);
  expect(event?.data).toEqual({ ...refused.data, reason: null });
});

test('personal events of one commit are about the same people: they share its key', async () => {
  const made: AnyEvent = {
    type: 'EntryMade',
    data: { ...refused.data, pr: 'よろしくお願いします', schedule: '終日', days: [] } as never,
  };
  const request = { aggregate: aggregates.entry, entityId: '1', sender: 'system' } as unknown as CommandRequest;
  const keysOf = (events: readonly AnyEvent[]) => keyFor({ keys: without() } as unknown as EventStore, request, events);
  expect(await keysOf([refused, refused])).toEqual(keyOfAll(keys, [client, talent]));
  await expect(keysOf([made, refused])).rejects.toThrow('different subjects: EntryMade, EntryRefused');
});

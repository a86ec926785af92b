import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { keptUntilOf } from '#domain/kernel/retention.ts';
import { record } from '#domain/office/record/record.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { terms } from '#domain/testing/dealSamples.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { wordsOfClient, wordsOfTalent } from '#domain/testing/records.ts';
import { sheetWords } from '#domain/testing/sheets.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { openWhole } from '../../eventStore/readEvents.ts';
import { payloadHash, type Receipt } from '../../eventStore/receipts.ts';
import type { CommandRequest } from '../../eventStore/request.ts';
import { keyPaths, paths } from '../../platform/firestorePaths.ts';
import { policiesHandler } from '../../policies/policiesHandler.ts';
import { readRecord } from '../../reads/keptRecords.ts';
import { send, settle, whatDiffers } from '../../testing/memoryProcess.ts';
import * as commands from '../../testing/smallWorld.ts';
import { worldAfter } from '../../testing/smallWorld.ts';
import { type Alarm, type AlarmClock, firesAt } from '../deadlines/alarmClock.ts';
import { fireDeadline } from '../deadlines/fireDeadline.ts';
import { keepRecords } from './keepRecords.ts';

const { makeOfferWithSheet, concluding, callingOff, closeDeal, claimBill, moveClient, rename, withdrawClient, withdrawTalent } = commands;
const { offerId, clientId, talentId, jobId } = commands;
const streamId = `record-${offerId}`;
const keptUntil = keptUntilOf(terms.scheduleToClose);

const at = (world: World, now: number) => ({ ...processOf(world), now: () => now });
const dataAt = ({ database }: World, path: string) => database.documents().get(path);
const recordIn = (world: World) => readRecord(processOf(world), offerId);
const keysIn = ({ keys }: World) => [...keys.documents()].flatMap(([path, stored]) => ('wrapped' in stored ? [path] : []));
const eventsIn = ({ database }: World) => [...database.documents().keys()].filter((path) => path.startsWith(`${paths.events(streamId)}/`));

/** Sends these commands an hour apart and settles the owed work of each. */
const goOn = async (world: World, ...requests: readonly CommandRequest[]): Promise<World> => {
  let now = terms.scheduleToClose;
  for (const request of requests) {
    now += HOUR;
    await send(at(world, now), request);
    await settle(world, at(world, now), now + HOUR);
  }
  return world;
};
const concluded = () => worldAfter(makeOfferWithSheet, ...concluding);

describe('a party of a concluded deal who leaves', () => {
  test('as a client: the record keeps the words of bill and statement under its own key', async () => {
    const world = await goOn(await concluded(), closeDeal, claimBill, withdrawClient);
    expect(await recordIn(world)).toEqual(wordsOfClient);
    expect(keysIn(world)).not.toContain(keyPaths.personKey(clientId));
    expect(keysIn(world)).toContain(keyPaths.personKey(streamId));
    expect(dataAt(world, paths.head(streamId))).toMatchObject({ deadlines: [{ kind: 'endRecord', dueAt: keptUntil }] });
    expect(await whatDiffers(world)).toEqual([]);
  });

  test('as a cast: the record keeps the name', async () => {
    const world = await goOn(await concluded(), closeDeal, withdrawTalent);
    expect(await recordIn(world)).toEqual({ ...wordsOfTalent, ...sheetWords });
  });

  test('as the first of two: the record keeps the terms sheet', async () => {
    const world = await goOn(await concluded(), closeDeal, claimBill, withdrawTalent, withdrawClient);
    expect(await recordIn(world)).toEqual({ ...wordsOfClient, talentName: talentProfile.name });
    expect(eventsIn(world)).toHaveLength(2);
  });

  test('is recorded with the words at the claim of the bill and at the conclusion', async () => {
    const world = await goOn(await concluded(), closeDeal, claimBill, moveClient, rename('改名 花子'), withdrawClient, withdrawTalent);
    expect(await recordIn(world)).toMatchObject({ department: clientProfile.department, talentName: talentProfile.name });
  });

  test('is recorded with the last known words if no bill was claimed, also for an open deal', async () => {
    const world = await concluded();
    for (const request of [moveClient, withdrawClient]) await send(processOf(world), request);
    await settle(world);
    expect(await recordIn(world)).toMatchObject({ department: '営業部', company: clientProfile.company.name });
    expect(dataAt(world, paths.head(streamId))).toMatchObject({ snapshot: { keptUntil } });
  });

  test('after a cancellation: the retention period starts at the cancellation', async () => {
    const world = await worldAfter(makeOfferWithSheet, ...concluding, ...callingOff);
    expect(dataAt(world, dealDocument('offers', jobId, offerId))).toMatchObject({ status: 'IS_ADMIN_CLOSED', closedAt: null });
    await goOn(world, withdrawClient);
    expect(await recordIn(world)).toEqual(wordsOfClient);
    expect(dataAt(world, paths.event(streamId, 1))).toMatchObject({ data: { endedAt: NOON } });
  });

  test('is not recorded without a concluded deal', async () => {
    const world = await goOn(await worldAfter(makeOfferWithSheet), withdrawTalent);
    expect(eventsIn(world)).toEqual([]);
    expect(keysIn(world)).not.toContain(keyPaths.personKey(streamId));
  });

  test('is recorded also if no projection or policy of the deal has run', async () => {
    const world = await worldAfter();
    for (const request of [makeOfferWithSheet, ...concluding]) await executeCommand(processOf(world), request);
    await processOf(world)
      .db.doc(dealDocument('offers', jobId, offerId))
      .delete();
    await executeCommand(processOf(world), withdrawTalent);
    await policiesHandler(processOf(world), { streamId: `account-${talentId}`, version: 3 });
    expect(await recordIn(world)).toMatchObject({ ...wordsOfTalent, ...sheetWords });
  });

  test('is recorded once after two deliveries', async () => {
    const world = await concluded();
    await executeCommand(processOf(world), withdrawTalent);
    const { db, keys } = processOf(world);
    const withdrawn = (await openWhole(db, keys, `account-${talentId}`)).at(-1) as EnvelopeNamed<'AccountWithdrawn'>;
    for (const _ of ['once', 'twice']) await keepRecords(processOf(world), withdrawn);
    expect(eventsIn(world)).toHaveLength(1);
  });

  test('is not in a receipt', async () => {
    const world = await goOn(await concluded(), closeDeal, withdrawTalent);
    const { receipts } = dataAt(world, paths.head(streamId)) as { receipts: Receipt[] };
    const sent = { aggregate: record, entityId: offerId, command: { type: 'keep' }, commandId: '', sender: 'system' } as const;
    expect(receipts.map((receipt) => receipt.payloadHash)).toEqual([payloadHash(sent, null)]);
  });
});

describe('the end of a record', () => {
  /** Rings armed alarms, each at its time; returns their number. */
  const fireAll = async (world: World, first: Alarm): Promise<number> => {
    const armed = [{ alarm: first, now: NOON }];
    const alarmClock: AlarmClock = { arm: async (alarm, now) => void armed.push({ alarm, now }) };
    let rings = 0;
    for (let next = armed.shift(); next; next = armed.shift()) {
      rings++;
      await fireDeadline({ ...at(world, firesAt(next.alarm, next.now)), alarmClock }, next.alarm);
    }
    return rings;
  };

  test('comes after eleven years of hops; then its key is erased for good', async () => {
    const world = await goOn(await concluded(), closeDeal, withdrawTalent);
    const [alarm] = (dataAt(world, paths.head(streamId)) as { deadlines: Alarm[] }).deadlines;
    expect(await fireAll(world, { ...(alarm as Alarm), streamId, hop: 0 })).toBeGreaterThan(120);
    await settle(world, at(world, keptUntil), keptUntil + HOUR);
    expect(keysIn(world)).not.toContain(keyPaths.personKey(streamId));
    expect(new Set(Object.values(await recordIn(world)))).toEqual(new Set([null]));
    await goOn(world, claimBill, withdrawClient);
    expect(keysIn(world)).not.toContain(keyPaths.personKey(streamId));
    expect(await whatDiffers(world)).toEqual([]);
  });
});

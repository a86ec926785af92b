import { describe, expect, test, vi } from 'vitest';
import { client } from '#domain/people/client/client.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { deliverAll, processOf } from '#local/memory/process.ts';
import { callableCommands } from '#tests/support/callableCommands.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { deliver } from '../delivery/deliver.ts';
import { fireDeadline } from '../effects/deadlines/fireDeadline.ts';
import { deliverDue } from '../effects/deliverDue.ts';
import { EventFault } from '../eventStore/faults.ts';
import type { Runtime } from '../ports.ts';
import { keepLogLines } from '../testing/logLines.ts';
import { commandOf, handlers, send } from '../testing/memoryProcess.ts';
import { accept, acceptTerms, changeFee, makeOffer, offerId, rename, worldAfter } from '../testing/smallWorld.ts';
import { errorCode, log, lowestWritten } from './log.ts';

const lines = keepLogLines();
const of = (message: string) => lines.filter((line) => line.message === message);

describe('a log line', () => {
  test('is written from INFO on in Cloud Run, from WARNING on in tools and tests, or by LOG_LEVEL', () => {
    expect([lowestWritten({}), lowestWritten({ K_SERVICE: 'commands' })]).toEqual(['WARNING', 'INFO']);
    expect(lowestWritten({ K_SERVICE: 'commands', LOG_LEVEL: 'ERROR' })).toBe('ERROR');
    expect(lowestWritten({ LOG_LEVEL: 'loud' })).toBe('WARNING');
  });

  test('has the code or name of an error, never its message', () => {
    const mailbox = Object.assign(new Error('550 hana@example.com'), { code: 'EENVELOPE' });
    expect([errorCode(mailbox), errorCode(new TypeError('hana')), errorCode('hana'), errorCode(null)]).toEqual([
      ...['EENVELOPE', 'TypeError', 'unknown', 'unknown'],
    ]);
  });
});

describe('the line of a command', () => {
  test('has command, ids, version and events; a repetition is marked', async () => {
    const world = await worldAfter();
    const runtime = processOf(world);
    lines.length = 0;
    await send(runtime, { ...makeOffer, correlationId: 'story-1', causationId: 'cause-1' });
    await send(runtime, makeOffer);
    const names = { severity: 'INFO', message: 'command', command: 'makeOffer', commandId: makeOffer.commandId, streamId: 'offer-offer-1' };
    const ran = { attempts: 1, ms: expect.any(Number), release: null, sender: 'person', version: 1 };
    expect(of('command')).toEqual([
      { ...names, ...ran, correlationId: 'story-1', causationId: 'cause-1', outcome: 'stored', events: ['OfferMade'] },
      { ...names, ...ran, correlationId: makeOffer.commandId, outcome: 'repeated', events: [] },
    ]);
  });

  test('has the code of a refusal, and counts the attempts after conflicts', async () => {
    const world = await worldAfter(makeOffer);
    lines.length = 0;
    await expect(send(processOf(world), acceptTerms(7))).rejects.toThrow();
    expect(of('command')[0]).toMatchObject({ severity: 'INFO', outcome: 'refused', code: 'terms-changed', attempts: 1 });
    let overtaken = 0;
    const slow = processOf(world, async (call, effect) => {
      if (call.startsWith('commit') && overtaken++ === 0) throw Object.assign(new Error('overtaken'), { code: 6 });
      return effect();
    });
    await send(slow, changeFee(51_000));
    expect(of('command')[1]).toMatchObject({ outcome: 'stored', attempts: 2 });
  });
});

describe('the lines after a command', () => {
  test('a delivery has subscription, stream, versions and lag; an effect has its event and correlation id', async () => {
    const world = await worldAfter();
    const runtime = processOf(world);
    lines.length = 0;
    await send(runtime, makeOffer);
    const later: Runtime = { ...runtime, now: () => runtime.now() + 1_500 };
    await deliverAll(world, later);
    const ofOffer = of('delivery').filter(({ streamId }) => streamId === `offer-${offerId}`);
    expect(ofOffer.map(({ subscription }) => subscription)).toEqual(['shared']);
    expect(ofOffer[0]).toEqual({
      severity: 'INFO',
      message: 'delivery',
      subscription: 'shared',
      streamId: 'offer-offer-1',
      version: 1,
      outcome: 'done',
      attempt: null,
      ms: expect.any(Number),
      from: 1,
      to: 1,
      events: 1,
      lag: 1_500,
      correlationId: makeOffer.commandId,
      measure: 'visibilityLag',
      value: 1_500,
    });
    const effects = of('effect').filter(({ streamId }) => streamId === `offer-${offerId}`);
    expect(effects).toMatchObject([{ effects: ['sendFollowUps', 'followHolds', 'postMails', 'queuePushes'], outcome: 'done' }]);
    // Follow-up commands have the same correlation id.
    const opened = of('command').find(({ command }) => command === 'open');
    expect(opened).toMatchObject({ sender: 'system', correlationId: makeOffer.commandId, causationId: 'offer-offer-1_1' });
  });

  test('deliveries with no events, a failure or a parked stream are marked', async () => {
    const world = await worldAfter();
    const runtime = processOf(world);
    await send(runtime, makeOffer);
    const message = { streamId: `offer-${offerId}`, version: 1 };
    lines.length = 0;
    await deliver(runtime, 'shared', handlers.shared, message, 3);
    await deliver(runtime, 'shared', handlers.shared, message, 4);
    const broken = () => Promise.reject(new EventFault('a fault'));
    for (const attempt of [1, 2, 3, 4, 5]) await deliver(runtime, 'policies', broken, message, attempt).catch(() => undefined);
    expect(of('delivery').map(({ severity, outcome, attempt }) => [severity, outcome, attempt])).toEqual([
      ['INFO', 'done', 3],
      ['INFO', 'nothing', 4],
      ...[1, 2, 3, 4].map((attempt) => ['WARNING', 'failed', attempt]),
      ['WARNING', 'parked', 5],
    ]);
  });

  test('a deadline has its outcome and its lateness', async () => {
    const world = await worldAfter(makeOffer);
    const runtime = processOf(world);
    const head = world.database.documents().get(`streams/offer-${offerId}`) as { deadlines: Parameters<typeof fireDeadline>[1][] };
    const alarm = { ...(head.deadlines[0] as Parameters<typeof fireDeadline>[1]), streamId: `offer-${offerId}`, hop: 0 };
    lines.length = 0;
    await fireDeadline({ ...runtime, now: () => alarm.dueAt - 5 }, alarm);
    for (const late of [7, 8]) await fireDeadline({ ...runtime, now: () => alarm.dueAt + late }, alarm);
    expect(of('deadline').map(({ outcome, late, measure }) => [outcome, late, measure])).toEqual([
      ['early', -5, undefined],
      ['stored', 7, 'deadlineLateness'],
      ['nothing', 8, undefined],
    ]);
  });
});

/**
 * A word that is not in our code, in forms that cannot be confused with addresses, ids or numbers.
 */
const MARK = '漏洩の目印';
const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return `${MARK}${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, key === 'type' || /Id$|Code$/.test(key) ? held : marked(held)]),
  );
};

describe('no line contains the words of a person', () => {
  test('from any text field of any command, accepted or refused', async () => {
    const world = await worldAfter();
    const runtime = processOf(world);
    const outcomes = new Set<unknown>();
    for (const { callable, title, accepted, payload: sample } of callableCommands) {
      const { aggregate } = everyCallable[callable as keyof typeof everyCallable] as unknown as { aggregate: 'offer' };
      const payload = marked(sample()) as { type: string };
      lines.length = 0;
      const request = commandOf(aggregateNamed(aggregate), `entity-${title.replace(/\W/g, '-')}`, payload, accepted.context.actor.uid, {
        begins: true,
      });
      // Whether the command succeeds does not matter: it logs a line in any case.
      await send(runtime, request).catch(() => undefined);
      await deliverAll(world, runtime);
      expect([title, of('command').length]).toEqual([title, expect.toSatisfy((count: number) => count > 0)]);
      for (const { outcome } of of('command')) outcomes.add(outcome);
      expect(JSON.stringify(lines)).not.toContain(MARK);
    }
    expect(JSON.stringify([...world.database.documents()])).toContain(MARK);
    expect(outcomes).toContain('stored');
    expect(outcomes).toContain('refused');
  });

  test('from a deal with its follow-ups, documents, notices and mails, also if a server error repeats them', async () => {
    const fields = ['content', 'place', 'message', 'title'];
    const command = Object.fromEntries(
      Object.entries(makeOffer.command).map(([key, value]) => [key, fields.includes(key) ? `${MARK}${value}` : value]),
    ) as typeof makeOffer.command;
    const department = commandOf(client, parties.clientId, { type: 'saveProfile', ...clientProfile, department: MARK }, parties.clientId, {
      commandId: 'marked',
    });
    const world = await worldAfter({ ...rename(MARK), commandId: 'renamed' }, department);
    const fault = Object.assign(new Error(`550 no such mailbox: ${MARK}`), { responseCode: 550 });
    const runtime: Runtime = { ...processOf(world), mailer: () => Promise.reject(fault) };
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await send(runtime, { ...makeOffer, command });
    await deliverAll(world, runtime);
    for (const due of world.wakeUps) await deliverDue(runtime, due);
    await send(runtime, accept);
    await deliverAll(world, runtime);
    expect(JSON.stringify([...world.database.documents()])).toContain(MARK);
    expect(new Set(lines.map(({ message }) => message))).toEqual(new Set(['command', 'delivery', 'effect', 'mail']));
    expect(of('mail').map(({ state, code }) => [state, code])).toContainEqual(['PENDING', '550']);
    expect(JSON.stringify(lines)).not.toContain(MARK);
    errors.mockRestore();
  });
});

test('a log line never throws: the sink gets the same fields', () => {
  log('INFO', 'measured', { measure: 'oldestOwed', value: 3 });
  expect(lines).toEqual([{ severity: 'INFO', message: 'measured', measure: 'oldestOwed', value: 3 }]);
});

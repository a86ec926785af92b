import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#functions/effects/deliverDue.ts';
import type { DueMail } from '#functions/effects/mail/wakeMailSender.ts';
import { recordSpans } from '#functions/platform/recordSpans.ts';
import { carried, continuing, inLinkedTrace, inSpan } from '#functions/platform/tracing.ts';
import { keepLogLines } from '#functions/testing/logLines.ts';
import { send } from '#functions/testing/memoryProcess.ts';
import { makeOffer, offerId, worldAfter } from '#functions/testing/smallWorld.ts';
import type { KeptSpan } from '#web/develop/traces.ts';
import { deliverAll, processOf } from '../memory/process.ts';
import { traceStore } from './traceStore.ts';

keepLogLines();
let store: ReturnType<typeof traceStore>;
let end: () => Promise<void>;
beforeEach(() => {
  store = traceStore();
});
afterEach(() => end?.());
const record = (share = 1) => {
  end = recordSpans({ processor: store.processor, share, service: 'test', project: 'demo' });
};
const all = (): KeptSpan[] => store.find('', 100).flatMap(({ traceId }) => store.spansOf(traceId));
const named = (name: string): KeptSpan => all().find((span) => span.name === name) as KeptSpan;
/** The names of a span and its parents, outermost first. */
const pathOf = (span: KeptSpan): string => {
  const parent = all().find(({ spanId }) => spanId === span.parentId);
  return parent ? `${pathOf(parent)} > ${span.name}` : span.name;
};

describe('without a recorder', () => {
  test('work runs unchanged, no headers are sent and no context is kept', async () => {
    const seen = await inSpan('outer', {}, async () => [carried(), await inSpan('inner', {}, async () => 7)]);
    expect(seen).toEqual([{}, 7]);
    await expect(inSpan('failing', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(all()).toEqual([]);
  });
});

describe('a trace', () => {
  test('continues in a message or a task', async () => {
    record();
    const message = await inSpan('publish', {}, async () => carried());
    expect(message.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    await continuing(message, () => inSpan('deliver', {}, async () => undefined));
    expect(pathOf(named('deliver'))).toBe('publish > deliver');
  });

  test('starts as a new one without valid headers', async () => {
    record();
    for (const carrier of [{}, { traceparent: 'nonsense' }]) await continuing(carrier, () => inSpan('deliver', {}, async () => undefined));
    expect(all().map(({ parentId }) => parentId)).toEqual([null, null]);
    expect(new Set(all().map(({ traceId }) => traceId)).size).toBe(2);
  });

  test('of a deadline is new, with a link to the trace that set it', async () => {
    record();
    const task = await inSpan('command', {}, async () => carried());
    await inLinkedTrace(task, 'deadline', { streamId: 'offer-1' }, async () => undefined);
    const { parentId, traceId, linkedTraceId } = named('deadline');
    expect([parentId, linkedTraceId, traceId === named('command').traceId]).toEqual([null, named('command').traceId, false]);
  });

  test('marks the failed span with a code, and the error is thrown on', async () => {
    record();
    const outer = inSpan('outer', {}, () => inSpan('inner', {}, () => Promise.reject(new TypeError('hana@example.com'))));
    await expect(outer).rejects.toThrow(TypeError);
    expect([named('outer').isFailed, named('inner').isFailed]).toEqual([true, true]);
    expect(JSON.stringify(all())).not.toContain('hana');
  });

  test('starts with a span of ours; database reads are recorded only inside one', async () => {
    record();
    const readAlone = () => inSpan('Query.Get', {}, async () => undefined);
    await readAlone();
    await inSpan('command', {}, readAlone);
    expect(all().map(pathOf).sort()).toEqual(['command', 'command > Query.Get']);
  });

  test('outside of the share is not recorded, and its headers say so', async () => {
    record(0);
    const message = await inSpan('publish', {}, async () => carried());
    expect(message.traceparent).toMatch(/-00$/);
    await continuing({ traceparent: message.traceparent?.replace(/00$/, '01') }, () => inSpan('deliver', {}, async () => undefined));
    expect(all()).toEqual([]);
  });
});

describe('of a deal', () => {
  test('a command has read, decision, documents and commit; a delivery its effects, follow-ups and mails', async () => {
    const world = await worldAfter();
    record();
    const runtime = processOf(world);
    await send(runtime, makeOffer);
    await deliverAll(world, runtime);
    const mail = world.wakeUps.find((each): each is DueMail => 'mailId' in each && each.mailId.includes('OfferMade')) as DueMail;
    await deliverDue(runtime, mail);
    const paths = [...new Set(all().map(pathOf))].sort();
    expect(paths).toEqual([
      ...['command', 'command > commit', 'command > decide', 'command > project', 'command > read'],
      ...['deliver', 'deliver > project', 'deliver > project > effect', 'deliver > project > effect > command'],
      ...['commit', 'decide', 'project', 'read'].map((step) => `deliver > project > effect > command > ${step}`),
      ...['mail', 'publish'],
    ]);
    // Each span is within the time of its parent.
    for (const span of all()) {
      const parent = all().find(({ spanId }) => spanId === span.parentId);
      if (!parent) continue;
      expect([span.name, span.startedAt >= parent.startedAt - 1]).toEqual([span.name, true]);
      expect([span.name, span.startedAt + span.ms <= parent.startedAt + parent.ms + 1]).toEqual([span.name, true]);
    }
    expect(store.find(offerId, 10).length).toBeGreaterThan(2);
    expect(store.find('offer-2', 10)).toEqual([]);
  });
});

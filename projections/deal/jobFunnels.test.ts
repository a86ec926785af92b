import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { parties, unsaid } from '#domain/testing/dealSamples.ts';
import { envelopes, interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { runs } from '#domain/testing/rotation.ts';
import { type Stage, stageOf, stages } from '#domain/work/deal/stages.ts';
import { byType, changesOf, keysOf, type ReadModel } from '../kernel/projector.ts';
import { replay } from '../replay.ts';
import { project } from '../testing/project.ts';
import type { Entry } from './entries.schema.ts';
import { type JobFunnel, jobFunnelPath } from './jobFunnels.schema.ts';
import { jobFunnels } from './jobFunnels.ts';
import type { Offer } from './offers.schema.ts';
import { offers } from './offers.ts';

const counted = stages.filter((stage): stage is Exclude<Stage, 'ended'> => stage !== 'ended');
const auditionOpened = { jobId: 'job-1', clientId: uidOf.client, auditionKind: 'ONLINE', place: '', note: '', answerDue: 0, tapeDue: null };
const none = { asked: 0, entered: 0, offered: 0, concluded: 0 };

/** The candidates of each job by stage, from the documents of deals. */
const funnelsOf = (documents: ReadonlyMap<string, ReadModel>): Readonly<Record<string, Omit<JobFunnel, 'id'>>> => {
  const deals = [...documents].flatMap(([path, document]) => {
    const collection = path.split('/').at(-2);
    if (collection !== 'offers' && collection !== 'entries') return [];
    const deal = document as Offer | Entry;
    return [{ jobId: deal.jobId, clientId: deal.clientId, stage: stageOf(collection === 'offers' ? 'offer' : 'entry', deal.status) }];
  });
  return Object.fromEntries(
    [...Map.groupBy(deals, ({ jobId }) => jobId)].map(([jobId, ofJob]) => [
      jobId,
      {
        clientId: ofJob[0]?.clientId ?? '',
        ...none,
        ...Object.fromEntries(counted.map((stage) => [stage, ofJob.filter((deal) => deal.stage === stage).length])),
      },
    ]),
  );
};

describe('jobFunnels/{jobId}', () => {
  test('counts the documents of deals, in any order of streams', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const world = replay();
        for (const event of interleave(streams, order)) world.add(event);
        const documents = world.documents();
        const funnels = [...documents].flatMap(([path, document]) => (path.startsWith('jobFunnels/') ? [document as JobFunnel] : []));
        const counts = funnels.map(({ id, closesWhenFilled: _, auditionRound: __, ...rest }) => [id, rest] as const);
        const expected = funnelsOf(documents);
        expect(Object.fromEntries(counts.filter(([id]) => id in expected))).toEqual(expected);
        // Jobs without candidates have only the choice and the auditions of their client.
        for (const [id, { clientId: __, ...rest }] of counts) if (!(id in expected)) expect(rest).toEqual(none);
      }),
      { numRuns: runs(40) },
    ));

  test.each(dealKinds.map(({ name }) => name))('has an %s in the stage of each status, and no ended one', (name) => {
    const kind = dealKinds.find((each) => each.name === name);
    for (const status of kind?.statuses ?? []) {
      const documents = replay();
      for (const event of envelopes(`${name}-d1`, ...(kind?.histories[status] ?? []))) documents.add(event);
      const stage = stageOf(name, status);
      expect([status, documents.documents().get(jobFunnelPath(parties.jobId))]).toEqual([
        status,
        { id: parties.jobId, clientId: uidOf.client, ...none, ...(stage !== 'ended' && { [stage]: 1 }) },
      ]);
    }
  });

  test('counts an end once, also if the document of the deal has moved on before it is handled', () => {
    const events = envelopes('offer-d1', ...histories.IN_INQUIRY, { type: 'OfferCanceled', data: unsaid });
    const moved = new Map<string, ReadModel>(Object.entries(project([offers], events)));
    const projectors = byType([jobFunnels]);
    for (const event of events) {
      const found = new Map(keysOf(projectors, event).map((path) => [path, moved.get(path) ?? null]));
      for (const [path, change] of changesOf(projectors, [event], found))
        if ('document' in change) moved.set(path, change.document);
        else if ('fields' in change) moved.set(path, { ...moved.get(path), ...change.fields });
    }
    expect(moved.get(jobFunnelPath(parties.jobId))).toEqual({ id: parties.jobId, clientId: uidOf.client, ...none });
  });

  test('has the choice that the job closes with its last seat, with or without candidates', () => {
    const posted = (choice: number) =>
      ({ type: 'JobPosted', data: { clientId: uidOf.client, ...posting, closesWhenFilled: choice } }) as AnyEvent;
    const changedTo = (after: object) => ({ type: 'JobEdited', data: { clientId: uidOf.client, before: {}, after } }) as AnyEvent;
    const funnelAfter = (...events: AnyEvent[]) => {
      const world = replay();
      for (const event of [...envelopes('offer-d1', ...histories.IN_PROGRESS), ...envelopes(`job-${parties.jobId}`, ...events)])
        world.add(event);
      return world.documents().get(jobFunnelPath(parties.jobId));
    };
    const counts = { id: parties.jobId, clientId: uidOf.client, ...none, offered: 1 };
    expect(funnelAfter(posted(0), changedTo({ title: '別の題' }))).toEqual(counts);
    expect(funnelAfter(posted(1))).toEqual({ ...counts, closesWhenFilled: 1 });
    expect(funnelAfter(posted(1), changedTo({ closesWhenFilled: 0 }))).toEqual({ ...counts, closesWhenFilled: 0 });
    expect(project([jobFunnels], envelopes('job-j9', posted(1)))).toEqual({
      'jobFunnels/j9': { id: 'j9', clientId: uidOf.client, ...none, closesWhenFilled: 1 },
    });
  });

  test('has the newest round of auditions, in any order of streams', () => {
    const opened = (round: number) =>
      envelopes(`audition-job-1_${round}`, { type: 'AuditionOpened', data: { ...auditionOpened, round } } as AnyEvent);
    const funnelAfter = (...rounds: number[]) => project([jobFunnels], rounds.flatMap(opened))['jobFunnels/job-1'];
    expect(funnelAfter(1, 2)).toEqual({ id: 'job-1', clientId: uidOf.client, ...none, auditionRound: 2 });
    expect(funnelAfter(2, 1)).toEqual(funnelAfter(1, 2));
  });

  test('is not read or written by an event that keeps the stage', () => {
    expect(jobFunnels.handles).not.toContain('OfferFeeChanged');
    expect(jobFunnels.handles).not.toContain('OfferAccepted');
    expect(jobFunnels.handles).not.toContain('OfferClosed');
  });
});

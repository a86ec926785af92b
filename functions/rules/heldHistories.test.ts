import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { runs } from '#domain/testing/rotation.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { holdsOn } from '#domain/work/diary/shown.ts';
import { processOf, type World } from '#local/memory/process.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Availability } from '#projections/diary/diaries.schema.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import {
  accept,
  DATE,
  endHolds,
  first,
  grant,
  inquire,
  jobs,
  makeOffer as offerWithoutDays,
  onDeal,
  onHold,
  request,
  type Side,
  second,
  secondClient,
} from '../testing/heldWorld.ts';
import { fork, type Sent, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { talentId, worldAfter } from '../testing/smallWorld.ts';
import { stoppingAt } from '../testing/stopping.ts';

const sides: readonly Side[] = [first, second];
/** An offer with days: one without is before no hold. */
const makeOffer = (side: Side): CommandRequest => {
  const request = offerWithoutDays(side);
  return { ...request, command: { ...request.command, sheet: termsSheet } as Sent };
};
const acts = {
  request,
  grant,
  makeOffer,
  accept,
  refuseHold: (side: Side) => onHold(talentId, { type: 'refuse', dealId: side }),
  release: (side: Side) => onHold(side, { type: 'release', dealId: side, reasonCode: 'PLAN' }),
  letGo: (side: Side) => onHold(talentId, { type: 'release', dealId: side, reasonCode: 'SCHEDULE' }, { commandId: `letGo-${side}` }),
  refuseOffer: (side: Side) => onDeal(talentId, { type: 'refuse', reasonCode: 'FEE' }, side),
  cancel: (side: Side) => onDeal(side, { type: 'cancel', reasonCode: 'PLAN' }, side),
  aDayPasses: () => endHolds,
} satisfies Record<string, (side: Side) => CommandRequest>;
type Act = keyof typeof acts;

/** One act. `killedAt`: the call at which its process is killed; the person then sends it again. */
const step = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Act>('request', 'grant', 'makeOffer', 'accept') },
    { weight: 2, arbitrary: fc.constantFrom<Act>('refuseHold', 'release', 'letGo', 'refuseOffer', 'cancel', 'aDayPasses') },
  ),
  side: fc.constantFrom(...sides),
  killedAt: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 }),
  how: fc.constantFrom('before', 'after'),
});
type Step = { readonly act: Act; readonly side: Side; readonly killedAt: number | null; readonly how: 'before' | 'after' };

let asked: World;
beforeAll(async () => {
  asked = await worldAfter(...secondClient, inquire(first), inquire(second));
});

/** Whether the act was done. A process that is killed answers nobody, so the act is sent again. */
const play = async (world: World, { act, side, killedAt, how }: Step, days: number): Promise<boolean> => {
  const wanted = acts[act](side);
  const now = () => NOON + days * DAY;
  if (killedAt !== null) {
    const { around, stopped } = stoppingAt(killedAt, how);
    const working = send(processOf(world, around, now), wanted).catch(() => undefined);
    await Promise.race([working, stopped]);
  }
  return send(processOf(world, undefined, now), wanted).then(
    () => true,
    ({ code }) => {
      if (code === undefined) throw new Error(`${act} has no code`);
      return false;
    },
  );
};

const inWorld = (world: World) => {
  const documents = world.database.documents();
  const held = (side: Side) => documents.get(`holds/${side}`) as HoldDocument | undefined;
  return {
    held,
    granted: sides.map(held).filter((hold) => hold?.isLive && hold.status === 'HELD') as HoldDocument[],
    offer: (side: Side) => documents.get(`jobs/${jobs[side]}/offers/${side}`) as Offer,
    availability: documents.get(`availability/${talentId}`) as Availability | undefined,
    told: [...documents].filter(([path]) => path.startsWith('notifications/hold-')).map(([, data]) => data),
  };
};

test('whatever two clients and a cast do at once, and wherever a process is killed, the order of the holds decides and all hear the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }), async (rounds) => {
      const world = fork(asked);
      for (const [days, round] of (rounds as Step[][]).entries()) {
        const before = inWorld(world);
        const done = await Promise.all(round.map((each) => play(world, each, Math.floor(days / 2))));
        // The sweep finds what a killed process owes.
        await settle(world, processOf(world), NOON + 30 * DAY);
        const { granted, offer, availability, held } = inWorld(world);
        // The order of the granted holds is whole, and the diary shows as many.
        expect(granted.map(({ position }) => position).sort()).toEqual(granted.map((_, index) => index + 1));
        expect(holdsOn(availability, [DATE])).toBe(granted.length);
        // No accepted offer passed a hold that was before it in the whole round.
        for (const [at, { act, side }] of round.entries()) {
          const other = side === first ? second : first;
          const isBefore = ({ held }: Pick<typeof before, 'held'>) => {
            const [own, theirs] = [held(side), held(other)];
            return theirs?.isLive && theirs.status === 'HELD' && theirs.position === 1 && own?.position !== 1;
          };
          if (act === 'accept' && done[at] && before.offer(side).status === 'IN_PROGRESS' && offer(side).status === 'IS_ACCEPTED')
            expect(isBefore(before) && isBefore({ held }), `${side} passed the first hold`).toBeFalsy();
        }
      }
      expect(await whatDiffers(world)).toEqual([]);
      // The client of a deal and the cast are told, and no client hears of the other.
      for (const { uid, offerId, ...rest } of inWorld(world).told) {
        expect([offerId, talentId]).toContain(uid);
        if (uid === offerId) expect(JSON.stringify(rest)).not.toContain(offerId === first ? second : first);
      }
    }),
    { numRuns: runs(25) },
  );
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { CommandError, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, newCast, newClient, newJob, newTalent, type Person, talentProfile } from '#tests/support/people.ts';

// A command that others hold up ends as `aborted` after 20 s, so it is enough that none does.

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const WORKERS = 12;
/** Fewer than the commands of one account that are let through. */
const AT_MOST = 120;

/**
 * Sends commands of a member in twelve parallel rows until `work` has ended. Returns what `work`
 * returned, and how many commands were decided meanwhile.
 */
const during = async <Result>(command: (number: number) => Promise<unknown>, work: () => Promise<Result>) => {
  let [sent, decided, isOver] = [0, 0, false];
  const row = async (): Promise<void> => {
    while (!isOver && sent < AT_MOST) {
      sent++;
      try {
        await command(sent);
        decided++;
      } catch (error) {
        // The suspension, or a change of the same profile.
        if (!(error instanceof CommandError) || error.details?.code === 'aborted') throw error;
      }
    }
  };
  const ended = work().finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([ended, ...Array.from({ length: WORKERS }, row)]);
  return { result, decided };
};

const like = (client: Person, talent: Person) => (number: number) =>
  send(client, 'favorites', { type: number % 2 === 0 ? 'unlike' : 'like', kind: 'talent', targetId: talent.uid });

describe('while a member sends commands in twelve parallel rows', () => {
  test('the office suspends the account', async () => {
    const client = await newClient(cast.office);
    const suspended = () => send(cast.office, 'accounts', { type: 'suspend', uid: client.uid, reason: '規約違反のため' });
    await during(like(client, cast.talent), suspended);
    expect((await eventsOf(`account-${client.uid}`)).at(-1)?.type).toBe('AccountSuspended');
  });

  test('the office revokes the certification', async () => {
    const client = await newClient(cast.office);
    const revoke = () => send(cast.office, 'accounts', { type: 'revokeCertification', uid: client.uid, reason: '確認のため' });
    await during(() => send(client, 'clients', clientProfile(randomUUID().slice(0, 8))), revoke);
    expect((await eventsOf(`account-${client.uid}`)).at(-1)?.type).toBe('ClientCertificationRevoked');
  });

  test('the office unpublishes a cast whom all these like, and the cast saves the profile', async () => {
    const talent = await newTalent(cast.office);
    const { decided } = await during(like(cast.client, talent), async () => {
      await send(talent, 'talents', talentProfile('改名 花子', talent.uid));
      await send(cast.office, 'talents', { type: 'unpublish', uid: talent.uid, reason: '確認のため' });
    });
    expect((await eventsOf(`talent-${talent.uid}`)).at(-1)?.type).toBe('TalentUnpublished');
    expect(decided).toBeGreaterThan(0);
  });

  test('the office force-closes a deal of the same cast', async () => {
    const { offerId } = await newOffer({ ...cast, talent: await newTalent(cast.office) });
    const jobId = await newJob(cast.client);
    const enter = { type: 'enter', jobId, pr: 'よろしくお願いいたします。', schedule: '終日可' };
    await during(
      () => send(cast.talent, 'entries', enter),
      () => send(cast.office, 'offers', { type: 'forceClose', offerId, reason: '規約違反のため' }),
    );
    expect((await eventsOf(`offer-${offerId}`)).at(-1)?.type).toBe('OfferForceClosed');
  });
});

describe('at once', () => {
  test('ten equal commands get ten equal answers', async () => {
    const commandId = randomUUID();
    const saves = Array.from({ length: 10 }, () => send(cast.client, 'clients', clientProfile('佐藤 直'), commandId));
    expect(new Set((await Promise.all(saves)).map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('forty offers for one pair become one deal, and the cast saves the profile', async () => {
    const talent = await newTalent(cast.office);
    const jobId = await newJob(cast.client);
    const offers = Array.from({ length: 40 }, () => newOffer({ ...cast, jobId, talent }));
    const [results] = await Promise.all([Promise.allSettled(offers), send(talent, 'talents', talentProfile('改名 華子', talent.uid))]);
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as CommandError).details?.code] : []));
    expect(refused).toEqual(Array(39).fill('offer-exist'));
  });
});

test('the documents are those of the log', async () => {
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});

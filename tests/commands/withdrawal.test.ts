import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { account } from '#domain/people/account/account.ts';
import { sweepErasures } from '#functions/effects/erasure/erasePerson.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { runtime } from '#functions/runtime.ts';
import type { User } from '#projections/account/users.schema.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { codeOf, refusal, send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { newEntry } from '#tests/support/entries.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, document, newCast, newClient, newTalent, type Person, posting } from '#tests/support/people.ts';
import { gone, pathsContaining } from '#tests/support/traces.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const withdraw = (person: Person) => send(person, 'accounts', { type: 'withdraw' });

describe('a person with open deals cannot leave', () => {
  test('the refusal lists them, and nothing changes', async () => {
    const talent = await newTalent(cast.office);
    const { offerId } = await newOffer({ ...cast, talent });
    const jobId = (await send(cast.client, 'jobs', posting())).streamId.slice('job-'.length);
    const { entryId } = await newEntry({ talent, jobId });
    const refused = await refusal(withdraw(talent));
    expect(refused).toMatchObject({ transport: 'FAILED_PRECONDITION' });
    const { code, deals } = refused.details as unknown as { code: string; deals: { id: string }[] };
    expect(code).toBe('deals-open');
    expect(deals.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [
        { kind: 'offer', id: offerId, jobId: cast.jobId, status: 'IN_PROGRESS' },
        { kind: 'entry', id: entryId, jobId, status: 'IN_PROGRESS' },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(await codeOf(withdraw(cast.client))).toBe('deals-open');
    await send(talent, 'offers', { type: 'refuse', offerId });
    expect(await codeOf(withdraw(talent))).toBe('deals-open');
    await send(cast.office, 'entries', { type: 'adminDisapprove', entryId, reason: '募集条件と異なるため' });
    await withdraw(talent);
  });
});

describe('a talent who leaves', () => {
  test('is not found by name, e-mail or words; the other side keeps the deal with the placeholder', async () => {
    const name = '去来 まどか';
    const pr = '去る者の自己紹介です。';
    const client = await newClient(cast.office);
    const jobId = (await send(client, 'jobs', posting())).streamId.slice('job-'.length);
    const talent = await newTalent(cast.office, name);
    const { streamId } = await send(talent, 'entries', { type: 'enter', jobId, pr, schedule: pr });
    const entryId = streamId.slice('entry-'.length);
    const path = `jobs/${jobId}/entries/${entryId}`;
    await send(cast.office, 'entries', { type: 'adminDisapprove', entryId, reason: '募集条件と異なるため' });
    await whenCaughtUp();
    expect(await pathsContaining(name)).toContain(path);
    expect(await pathsContaining('1998-04-12')).toContain(`talentPrivate/${talent.uid}`);

    await withdraw(talent);
    await gone(talent.uid);
    await document<Entry>(path, (deal) => deal.talent.name === MISSING_PERSON);
    await whenCaughtUp();
    expect(await pathsContaining(name, pr, talent.email)).toEqual([]);
    const inbox = await document<Inbox>(inboxPath(talent.uid), ({ left }) => left);
    expect(inbox).toMatchObject({ offers: [], entries: [], reviews: [], messages: {}, notices: 0 });

    const { db } = runtime();
    expect((await db.doc(path).get()).data()).toMatchObject({
      status: 'IS_ADMIN_DISAPPROVED',
      pr: null,
      schedule: null,
      clientId: client.uid,
      talent: { id: talent.uid, name: MISSING_PERSON, thumbnail: null },
    });
    const user = (await db.doc(`users/${talent.uid}`).get()).data() as User;
    expect(user).toMatchObject({ email: '', destinationEmail: null, deletedAt: expect.any(Number) });
    expect((await db.doc(`officeAccounts/${talent.uid}`).get()).data()).toMatchObject({ name: '', maskedEmail: '', staffEmail: null });
    expect((await db.doc(`talentPrivate/${talent.uid}`).get()).exists).toBe(false);
    const profile = (await db.doc(`talents/${talent.uid}`).get()).data() as Talent;
    expect(profile).toMatchObject({ name: MISSING_PERSON, isPublished: false, ageBand: 0, deletedAt: expect.any(Number) });
  });

  test('cannot send commands with an old token, and cannot get an offer', async () => {
    const talent = await newTalent(cast.office);
    await withdraw(talent);
    // Without a token, which the accounts server may have revoked: the log must refuse.
    const again = {
      aggregate: account,
      entityId: talent.uid,
      command: { type: 'openNews', seenAt: 1 },
      sender: { uid: talent.uid, hasRequiredSecondFactor: true },
    };
    await expect(executeCommand(runtime(), { ...again, commandId: randomUUID() })).rejects.toMatchObject({ code: 'account-withdrawn' });
    await document<Talent>(`talents/${talent.uid}`, ({ deletedAt }) => deletedAt !== null);
    expect(await codeOf(newOffer({ ...cast, talent }))).toBe('talent-unavailable');
  });
});

describe('a client who leaves', () => {
  test('has no open job, no draft and no words left', async () => {
    const name = '立花 去一';
    const message = '去る者からのご相談です。';
    const client = await newClient(cast.office, name);
    await send(client, 'clients', {
      ...clientProfile(name),
      worksUrl: 'https://example.com/sariyuku',
      company: { ...clientProfile().company, name: `${name}企画` },
    });
    const jobId = (await send(client, 'jobs', posting())).streamId.slice('job-'.length);
    const talent = await newTalent(cast.office);
    const asked = { type: 'inquire', jobId, talentId: talent.uid, inquiryType: 'OTHERS', message };
    const offerId = (await send(client, 'offers', asked)).streamId.slice('offer-'.length);
    await send(talent, 'offers', { type: 'refuseInquiry', offerId });
    const path = `jobs/${jobId}/offers/${offerId}`;
    await whenStatus(path, 'IS_INQUIRY_REFUSED');
    await send(client, 'reports', { type: 'report', kind: 'talent', subjectId: talent.uid, reason: 'OTHER', words: message });
    await whenCaughtUp();

    await withdraw(client);
    await gone(client.uid);
    await document<Job>(`jobs/${jobId}`, (job) => job.status === 'CLOSED' && job.client.name === MISSING_PERSON);
    await document<Offer>(path, (deal) => deal.message === null && deal.client.name === MISSING_PERSON);
    await whenCaughtUp();
    expect(await pathsContaining(name, message, client.email, 'sariyuku')).toEqual([]);
    const profile = (await runtime().db.doc(`clients/${client.uid}`).get()).data() as Client;
    expect(profile).toMatchObject({ name: MISSING_PERSON, company: { name: '', phone: '' }, deletedAt: expect.any(Number) });
  });
});

test('the sweep erases a last time when no process can have the key, and then stops', async () => {
  const { db } = runtime();
  const talent = await newTalent(cast.office);
  await withdraw(talent);
  await gone(talent.uid);
  await whenCaughtUp();
  const { requestedAt } = (await db.doc(`erasures/${talent.uid}`).get()).data() as { requestedAt: number };
  await sweepErasures({ ...runtime(), now: () => requestedAt + MINUTE });
  expect((await db.doc(`erasures/${talent.uid}`).get()).exists).toBe(true);
  await sweepErasures({ ...runtime(), now: () => requestedAt + 120_000 });
  expect((await db.doc(`erasures/${talent.uid}`).get()).exists).toBe(false);
});

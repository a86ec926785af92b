import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { noAddressee } from '#domain/money/order/fields.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { sweepErasures } from '#functions/effects/erasure/erasePerson.ts';
import { runtime } from '#functions/runtime.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { MISSING_TITLE } from '#projections/job/jobs.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { send } from '#tests/support/callables.ts';
import { post, whenReference } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import {
  type Cast,
  clientProfile,
  document,
  newCast,
  newClient,
  newJob,
  newTalent,
  type Person,
  posting,
  signIn,
  talentProfile,
} from '#tests/support/people.ts';
import { gone, pathsContaining } from '#tests/support/traces.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** A suspension ends sessions, so the person signs in again. */
const signedInAgain = async (person: Person): Promise<Person> => ({ ...person, token: await signIn(person.email) });
const withdraw = (person: Person) => send(person, 'accounts', { type: 'withdraw' });

describe('a mark in every text', () => {
  const mark = `目印${randomUUID().slice(0, 8)}`;
  const kana = `メジルシ${[...randomUUID().replace(/\D/g, '')].map((digit) => 'アイウエオカキクケコ'[Number(digit)]).join('')}`;
  const words = `${mark}のことばです。`;
  const marked = { title: mark, description: words, place: mark, schedule: words };

  test('cannot be found after both sides have left', async () => {
    const { office } = cast;
    const [client, talent] = await Promise.all([newClient(office), newTalent(office)]);
    const profile = clientProfile(mark);
    const company = { ...profile.company, name: mark, address: { ...profile.company.address, street: mark, buildingName: mark } };
    await send(client, 'clients', {
      ...profile,
      kana,
      department: mark,
      position: mark,
      worksUrl: `https://example.com/${encodeURI(mark)}`,
      company,
    });
    const { kana: _, ...billed } = company;
    await send(client, 'clients', { type: 'saveBilling', name: mark, department: mark, company: billed, paymentMethod: 2 });
    await send(talent, 'talents', { ...talentProfile(mark), kana, introduction: words, speciality: [mark] });
    const instagram = { screenName: 'mejirushi.kesu', followersCount: 1 };
    const { empty, rows } = detailsCatalogue;
    const markOf = { line: mark, text: words, words: [mark] } as const;
    const filled = Object.entries(rows).map(([field, { kind }]) => [field, markOf[kind.control as keyof typeof markOf] ?? kind.empty]);
    const details = { ...Object.fromEntries(filled), sns: { ...empty.sns, instagram } };
    await send(talent, 'talents', { type: 'saveDetails', ...details });
    const content = { mediaType: 'YOUTUBE', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
    await send(talent, 'media', { type: 'add', content, description: mark, orderIndex: 1 });

    const jobId = (await send(client, 'jobs', posting())).streamId.slice('job-'.length);
    await send(client, 'jobs', { ...posting(), ...marked, type: 'edit', jobId });
    await send(talent, 'favorites', { type: 'like', kind: 'job', targetId: jobId });
    const { type: _post, ...unposted } = { ...posting(), ...marked };
    await send(client, 'jobs', { type: 'saveDraft', ...unposted });
    const asked = { type: 'inquire', jobId, talentId: talent.uid, inquiryType: 'OTHERS', message: words };
    const inquiryId = (await send(client, 'offers', asked)).streamId.slice('offer-'.length);
    await whenReference(client, inquiryId);
    for (const person of [client, talent]) await post(person, inquiryId, words);
    await send(talent, 'offers', { type: 'refuseInquiry', offerId: inquiryId, reasonCode: 'OTHER', reason: words });
    const jobs = await Promise.all([0, 1, 2].map(() => newJob(client, marked)));
    const [refused, forced, offered] = jobs as [string, string, string];
    const entryIds = [];
    for (const entered of [refused, forced]) {
      const { streamId } = await send(talent, 'entries', { type: 'enter', jobId: entered, pr: words, schedule: words });
      entryIds.push(streamId.slice('entry-'.length));
    }
    await send(office, 'entries', { type: 'adminApprove', termsNo: 1, entryId: entryIds[0] });
    await send(client, 'entries', { type: 'startDeciding', entryId: entryIds[0] });
    await send(client, 'entries', { type: 'refuse', entryId: entryIds[0], reason: words });
    await send(office, 'entries', { type: 'forceClose', entryId: entryIds[1], reason: words });
    const { offerId } = await newOffer({ office, client, talent, jobId: offered });
    const addressee = { ...noAddressee, company: mark };
    await send(client, 'orders', { type: 'set', dealKind: 'offer', jobId: offered, dealId: offerId, poNumber: mark, addressee });
    await send(office, 'offers', { type: 'forceClose', offerId, reason: words });
    const reportWords = { kind: 'talent', subjectId: talent.uid, reason: 'OTHER', words };
    const { streamId: reported } = await send(client, 'reports', { type: 'report', ...reportWords });
    await send(office, 'reports', {
      type: 'settle',
      reportId: reported.slice('report-'.length),
      number: 1,
      outcome: 'HANDLED',
      note: words,
    });
    for (const { uid } of [client, talent])
      for (const type of ['suspend', 'lift']) await send(office, 'accounts', { type, uid, reason: words });
    await send(office, 'talents', { type: 'suspend', uid: talent.uid, reason: words });
    await send(office, 'accounts', { type: 'revokeCertification', uid: client.uid, reason: words });
    await whenCaughtUp();
    const before = await pathsContaining(mark, kana, encodeURI(mark), 'mejirushi.kesu');
    for (const path of [
      `jobs/${refused}`,
      `jobs/${refused}/entries/${entryIds[0]}`,
      `officeActs/${talent.uid}`,
      `orders/${offerId}`,
      `reports/${reported.slice(7)}_1`,
    ])
      expect(before).toContain(path);
    expect(before.filter((path) => /^(streams|receipts|mails|refusals)\//.test(path))).toEqual([]);

    await withdraw(await signedInAgain(client));
    await gone(client.uid);
    await document<Job>(`jobs/${refused}`, (job) => job.title === MISSING_TITLE);
    await whenCaughtUp();
    const entry = (await runtime().db.doc(`jobs/${refused}/entries/${entryIds[0]}`).get()).data() as Entry;
    expect(entry).toMatchObject({ reason: null, pr: words, job: { title: MISSING_TITLE } });
    await withdraw(await signedInAgain(talent));
    await gone(talent.uid);
    await document<Talent>(`talents/${talent.uid}`, ({ deletedAt }) => deletedAt !== null);
    await whenCaughtUp();
    await sweepErasures({ ...runtime(), now: () => now() + 150_000 });
    await whenCaughtUp();
    expect(await pathsContaining(mark, kana, encodeURI(mark), 'mejirushi.kesu')).toEqual([]);
  });
});

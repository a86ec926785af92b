import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { auditionIdOf, slotIdOf } from '#domain/work/audition/rounds.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { closedOffer } from './bills.ts';
import { send } from './callables.ts';
import { ask, whenContact } from './contacts.ts';
import { agreedChange, endSoon, newOffer, whenStatus } from './deals.ts';
import { concludedEntry } from './entries.ts';
import { now } from './level.ts';
import {
  type Cast,
  clientProfile,
  document,
  newClient,
  newJob,
  newOffice,
  newTalent,
  type Person,
  registered,
  signUp,
  talentProfile,
} from './people.ts';

export type Viewer = 'guest' | 'unverified' | 'norole' | 'talent' | 'client' | 'uncertified' | 'office';

/** Names and titles of 60 characters, and the highest fee: what is the first to be cut. */
const long = {
  talent: '勅使河原ヴィクトリア・アレクサンドラ花子（劇団あおぞらスタジオ所属・殺陣とアクロバットと日本舞踊の指導もいたします）',
  client: '佐々木原宗一郎（広報宣伝統括本部第二制作推進室・映像企画と出演者の手配と当日の現場の進行を担当する室長代理です）',
  company: '株式会社あおぞら映像ホールディングス東日本クリエイティブプロダクション統括本部関東支社渋谷スタジオ企画制作事業部',
  job: '工場見学の案内役（関東近郊の屋外と屋内での撮影を含む、衣装合わせと本読みのある二日間のお仕事です。未経験の方も歓迎）',
  fee: 99_999_998,
} as const;

/** A client and a cast with long names, and a job of the client with a long title. */
const longCast = async (): Promise<Cast & { readonly postJob: () => Promise<string> }> => {
  const office = await newOffice();
  const [client, talent] = await Promise.all([newClient(office, long.client, long.company), newTalent(office, long.talent)]);
  const postJob = () => newJob(client, { title: long.job });
  return { office, client, talent, jobId: await postJob(), postJob };
};

/** An invoice of the client for a deal of a separate month. Returns its number. */
const newInvoice = async (cast: Cast): Promise<string> => {
  const fee = 30_000;
  await closedOffer(cast, fee, Date.parse('2027-03-20T12:00:00+09:00'));
  const about = { type: 'issue', clientId: cast.client.uid, month: '2027-03', expected: { count: 1, total: 33_000 } };
  await send(cast.office, 'invoices', about);
  const { docs } = await runtime().db.collection('invoices').where('clientId', '==', cast.client.uid).get();
  return docs[0]?.id ?? '';
};

/** The client asks a cast about a job, and to an audition. */
const audition = async (client: Person, talent: Person, jobId: string): Promise<void> => {
  const inquiry = { type: 'inquire', jobId, talentId: talent.uid, inquiryType: 'APPEARANCE', message: 'ご都合をお聞かせください。' };
  const { streamId } = await send(client, 'offers', inquiry);
  const round = { auditionId: auditionIdOf(jobId, 1) };
  const slot = { date: jstDate(now() + 10 * DAY), from: '10:00', to: '10:30', capacity: 2 };
  const about = {
    auditionKind: 'ONLINE',
    place: 'https://meeting.example.com/room-1',
    note: '',
    answerDue: now() + 3 * DAY,
    tapeDue: null,
  };
  await send(client, 'auditions', { type: 'open', ...round, ...about });
  await send(client, 'auditions', { type: 'addSlots', ...round, slots: [slot] });
  const deals = [{ dealKind: 'offer', dealId: streamId.slice('offer-'.length) }];
  await send(client, 'auditions', { type: 'invite', ...round, deals, slotIds: [slotIdOf(slot)] });
};

/**
 * An account of every kind, with data on every screen: offers that wait for the talent, for the
 * office, and one closed; a concluded entry, a reported job, a question, and a client and a talent
 * who wait.
 */
export const everybody = async () => {
  const { postJob, ...cast } = await longCast();
  const { office, client, talent } = cast;
  const [other, third] = await Promise.all([newTalent(office), newTalent(office)]);
  const [unverified, norole, uncertified, unpublished] = await Promise.all([
    signUp({ verified: false }),
    registered(),
    registered('client'),
    registered('talent'),
  ]);
  await send(uncertified, 'clients', clientProfile('認証待ちの人'));
  await send(unpublished, 'talents', talentProfile('公開待ちの人'));

  const offer = (to: Person) => newOffer({ ...cast, talent: to }, undefined, long.fee);
  const offered = await offer(talent);
  const accepted = await offer(other);
  await send(other, 'offers', { type: 'accept', termsNo: 1, offerId: accepted.offerId });
  const closed = await offer(third);
  const { offerId } = closed;
  await send(third, 'offers', { type: 'accept', termsNo: 1, offerId });
  await send(office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await send(client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await endSoon((scheduleToClose) => agreedChange({ client, talent: third, office }, { offerId }, { scheduleToClose }));
  const untouchedJobId = await postJob();
  const entered = await concludedEntry({ ...cast, jobId: await postJob() });
  await audition(client, await newTalent(office, long.talent), entered.jobId);
  await whenStatus(accepted.path, 'IS_ACCEPTED');
  const { streamId } = await send(talent, 'reports', {
    type: 'report',
    kind: 'job',
    subjectId: untouchedJobId,
    reason: 'FALSE',
    words: '',
  });
  const reportId = `${streamId.slice('report-'.length)}_1`;
  await document<Report>(`reports/${reportId}`, () => true);
  const contactId = await ask(talent);
  await whenContact(contactId, ({ status }) => status === 'WAITING');
  await document<Offer>(closed.path, ({ billStatus }) => billStatus === 'UNCLAIMED');
  const invoiceNumber = await newInvoice(cast);
  return {
    people: { unverified, norole, talent, client, uncertified, office },
    offered,
    accepted,
    closed,
    entered,
    untouchedJobId,
    reportId,
    contactId,
    invoiceNumber,
  };
};

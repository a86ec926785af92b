import type { BulkWriter } from 'firebase-admin/firestore';
import { HOUR, jstMonth } from '#domain/kernel/calendar/instants.ts';
import type { Runtime } from '#functions/ports.ts';
import { replay } from '#projections/replay.ts';
import { envelopes, wholeDeal } from './history.ts';

const JOBS = 2_000;

/** The document of a closed deal, as the projector makes it, with texts of realistic length. */
const closedDeal = (now: number): Record<string, unknown> => {
  const world = replay();
  for (const event of envelopes(wholeDeal('bench', 'client', now, 'job', 'talent'))) world.add(event);
  const deal = world.documents().get('jobs/job/offers/bench');
  if (!deal) throw new Error('the replay made no deal');
  return deal;
};

const client = (id: string) => ({
  id,
  name: '吉田 高志',
  department: '制作部',
  billClientId: id.padStart(8, '0'),
  company: {
    name: `株式会社あおぞら映像${id}`,
    kana: 'アオゾラエイゾウ',
    phone: '0312345678',
    address: { postalCode: '0010001', prefecture: '東京都', city: '渋谷区', street: '神宮前1-2-3', buildingName: 'あおぞらビル4階' },
  },
});

/** Documents of closed deals of one month and these clients, without events. Returns the month. */
export const seedBills = async ({ db, now }: Runtime, deals: number, clients: number): Promise<string> => {
  const writer: BulkWriter = db.bulkWriter({ throttling: false });
  const at = now();
  const month = jstMonth(at);
  const template = closedDeal(at);
  const writes: Promise<unknown>[] = [];
  for (let n = 0; n < clients; n++) {
    writes.push(writer.set(db.doc(`clients/client${n}`), client(`client${n}`)));
    const noted = {
      id: `${month}_client${n}`,
      month,
      clientId: `client${n}`,
      client: { kana: 'アオゾラエイゾウ', version: 1 },
      createdAt: at,
    };
    writes.push(writer.set(db.doc(`billMonths/${noted.id}`), noted));
  }
  for (let n = 0; n < deals; n++) {
    const [id, jobId, clientId, talentId] = [`deal${n}`, `job${n % JOBS}`, `client${n % clients}`, `talent${n % 500}`];
    const deal = {
      ...template,
      id,
      jobId,
      clientId,
      talentId,
      fee: 10_000 + n,
      billFee: 10_000 + n,
      job: { id: jobId, title: `企業紹介映像の出演者募集 ${n % JOBS}`, picture: null, version: 1 },
      client: { id: clientId, name: `株式会社あおぞら映像${clientId}`, thumbnail: null, version: 1 },
      talent: { id: talentId, name: '山田 花子', thumbnail: null, version: 1 },
      // Many deals end in the same millisecond, like real ones at 23:59.
      closedAt: at - (n % 24) * HOUR * 0.01,
    };
    writes.push(writer.set(db.doc(`jobs/${jobId}/offers/${id}`), deal));
    if (writes.length % 20_000 === 0) await writer.flush();
  }
  await writer.close();
  await Promise.all(writes);
  return month;
};

import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { holdLimits } from '#domain/work/hold/kinds.ts';
import { datesOf } from '#domain/work/job/workDates.ts';
import type { Runtime } from '#functions/ports.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Act, Command, Person } from './acts.ts';
import { around, people } from './demoPeople.ts';

/** How long before its first day a job's cast is held in the demo, at least (days). */
const AHEAD = 4;
const statuses = { offers: 'IN_INQUIRY', entries: 'IS_DECIDING' } as const;

/** The deal of a client with this number among those whose days can be held, newest first. */
const request =
  ({ uid }: Person, number: number) =>
  async ({ db, now }: Runtime): Promise<Command | null> => {
    const found = await Promise.all(
      (['entries', 'offers'] as const).map(async (collection) => {
        const { docs } = await db
          .collectionGroup(collection)
          .where('clientId', '==', uid)
          .where('status', '==', statuses[collection])
          .get();
        return docs.map((document) => ({ dealKind: collection === 'offers' ? 'offer' : 'entry', deal: document.data() as Offer | Entry }));
      }),
    );
    const from = daysAfter(jstDate(now()), AHEAD);
    const able = await Promise.all(
      found.flat().map(async ({ dealKind, deal }) => {
        const [job, held] = await Promise.all([db.doc(`jobs/${deal.jobId}`).get(), db.doc(`holds/${deal.id}`).get()]);
        const days = job.exists && !held.exists ? datesOf(job.data() as Job).filter((day) => day >= from) : [];
        return { dealKind, deal, days: days.slice(0, holdLimits.daysMax) };
      }),
    );
    const chosen = able.filter(({ days }) => days.length > 0).sort((one, other) => (one.deal.id < other.deal.id ? -1 : 1))[number];
    if (!chosen) return null;
    const { dealKind, deal, days } = chosen;
    return { type: 'request', talentId: deal.talentId, dealId: deal.id, dealKind, jobId: deal.jobId, days };
  };

/** A cast answers the first open request; the demo's own cast leaves one open. */
const grant =
  ({ uid }: Person, leaves: number) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    const { docs } = await db.collection('holds').where('talentId', '==', uid).where('status', '==', 'ASKED').get();
    const [hold] = docs.map((document) => document.data() as HoldDocument).slice(leaves);
    return hold ? { type: 'grant', talentId: uid, dealId: hold.id } : null;
  };

/** The first offer to a cast in a status, if it has terms as far as the status demands. */
const offerIn = async ({ db }: Runtime, { uid }: Person, status: Offer['status']): Promise<Offer | undefined> => {
  const { docs } = await db.collectionGroup('offers').where('talentId', '==', uid).where('status', '==', status).get();
  return docs.map((document) => document.data() as Offer).sort((one, other) => (one.id < other.id ? -1 : 1))[0];
};

/** The demo's cast answers an inquiry, and an offer with another fee. */
const answers = (cast: Person) =>
  [
    async (runtime: Runtime): Promise<Command | null> => {
      const inquiry = await offerIn(runtime, cast, 'IN_INQUIRY');
      const answer = { canCome: 'YES', feeFrom: 45_000, feeTo: 55_000, answerText: 'その週であれば、どの日でも伺えます。' };
      return inquiry ? { type: 'answerInquiry', offerId: inquiry.id, freeDays: [], ...answer } : null;
    },
    async (runtime: Runtime): Promise<Command | null> => {
      const offer = await offerIn(runtime, cast, 'IN_PROGRESS');
      const reason = '衣装合わせの日も入れていただきたいためです。';
      return offer?.fee ? { type: 'proposeCounter', offerId: offer.id, termsNo: offer.termsNo, fee: offer.fee + 5_000, reason } : null;
    },
  ] as const;

/** The clients hold the days of some casts in the last days; most casts agree. */
export const holdActs = (now: number): Act[] => {
  const act = (by: Person, at: number, label: string, command: Act['command']): Act => ({ at, by, callable: 'holds', label, command });
  const requests = people.clients.flatMap((client) =>
    [0, 0, 0].map((number, nth) =>
      act(client, around(now, 2, 'client', 'hold', `${client.uid}${nth}`), `hold ${nth}`, request(client, number)),
    ),
  );
  const grants = people.casts.flatMap((cast, at) =>
    [0, 1].map((nth) => act(cast, around(now, 1, 'cast', 'hold', `${cast.uid}${nth}`), `grant ${nth}`, grant(cast, at === 0 ? 1 : 0))),
  );
  const [own] = people.casts;
  const said = own
    ? answers(own).map(
        (command, nth): Act => ({
          at: around(now, 1, 'cast', 'answer', `${nth}`),
          by: own,
          callable: 'offers',
          label: `answer ${nth}`,
          command,
        }),
      )
    : [];
  return [...requests, ...grants, ...said].filter(({ at }) => at < now - DAY / 24);
};

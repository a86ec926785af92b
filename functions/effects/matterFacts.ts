import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { pricesAt, pricesOf } from '#domain/kernel/prices.ts';
import { type ShownTerms, termsRows } from '#domain/work/deal/sheetWords.ts';
import { jobMatter, looksSame, type Matter, postingShown, termsVersionOf } from '#domain/work/guardian/matter.ts';
import { postingRows } from '#domain/work/guardian/postingRows.ts';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import { MASTER_LIST, type MasterList } from '#projections/content/masters.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { listsIn, priceListPath } from '#projections/office/priceLists.schema.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import { getMany } from '../platform/getMany.ts';

type MatterFacts = Omit<GuardianQuestion, 'scope' | 'fee' | 'scheduleToClose' | 'expiresAt' | 'isGiven'>;
type Names = (id: string) => string | undefined;

/** The document with the terms of a matter; null for a profile. */
const termsPath = ({ jobId, offerId, entryId }: Matter): string | null => {
  if (jobId === null) return null;
  if (offerId !== null) return `jobs/${jobId}/offers/${offerId}`;
  return entryId === null ? `jobs/${jobId}` : `jobs/${jobId}/entries/${entryId}`;
};

/** The terms of an open proposal, else of the deal. */
const shownTerms = ({ proposal, proposedWords, ...deal }: Offer | Entry, prices: Prices | null): ShownTerms => {
  const { fee, scheduleToClose, sheet } = proposal ?? deal;
  const sheetWords = proposal ? proposedWords : deal.sheetWords;
  const { termsNo } = deal;
  return { termsNo, fee: fee ?? 0, scheduleToClose: scheduleToClose ?? 0, commissionedAt: null, sheet, sheetWords, prices };
};

/** Rows that the page has among its facts. */
const saidAlready: readonly string[] = ['client', 'talent', 'commissionedAt', 'termsNo'];

/** The terms as rows; null if the document has other terms than the guardian was asked about. */
const rowsOf = (
  found: DocumentSnapshot,
  matter: Matter,
  masterName: Names,
  priceList: DocumentSnapshot | undefined,
  now: number,
): MatterFacts['terms'] => {
  if (!found.exists) return null;
  if (matter.offerId === null && matter.entryId === null) {
    const posting = found.data() as Job;
    if (!looksSame(matter, jobMatter(posting.id, postingShown(posting), null))) return null;
    return postingRows(posting, masterName, now);
  }
  const deal = found.data() as Offer | Entry;
  if (termsVersionOf(deal) !== matter.termsVersion) return null;
  return termsRows(
    shownTerms(deal, pricesOf(deal, pricesAt(listsIn(priceList), now))),
    { client: '', talent: '', masterName },
    'talent',
    now,
  )
    .filter(({ name }) => !saidAlready.includes(name))
    .map(({ label, value }) => ({ label, value }));
};

/** The facts that a guardian sees: the minor's profile, the job, the whole terms. `now` in ms. */
export const matterFacts = async (db: Firestore, uid: string, matter: Matter, now: number): Promise<MatterFacts> => {
  const { jobId } = matter;
  const inTerms = termsPath(matter);
  const paths = [
    talentPath(uid),
    ...(jobId === null ? [] : [`jobs/${jobId}`, MASTER_LIST]),
    ...(inTerms === null ? [] : [inTerms, priceListPath]),
  ];
  const [cast, job, masters, terms, priceList] = await getMany(
    db,
    paths.map((path) => db.doc(path)),
  );
  const entries = (masters?.data() as MasterList | undefined)?.entries ?? [];
  const masterName = (id: string) => entries.find((entry) => entry.id === id)?.name;
  const rows = terms ? rowsOf(terms, matter, masterName, priceList, now) : [];
  return {
    castName: cast?.get('name') ?? null,
    introduction: cast?.get('introduction') ?? null,
    jobTitle: job?.get('title') ?? null,
    clientName: job?.get('client.name') ?? null,
    description: job?.get('description') ?? null,
    startsAt: job?.get('startsAt') ?? null,
    endsAt: job?.get('endsAt') ?? null,
    terms: rows,
  };
};

import { useQuery } from '@tanstack/react-query';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { mayBeMinors } from '#domain/kernel/person.ts';
import { restOfAll } from '#domain/money/invoice/status.ts';
import { checkedTerms, missingTerms } from '#domain/work/deal/missingTerms.ts';
import { statusesIn } from '#domain/work/deal/stages.ts';
import { overlapping } from '#domain/work/diary/overlap.ts';
import { matterKey, offerMatter, termsVersionOf } from '#domain/work/guardian/matter.ts';
import { dealTermsPath, dealTermsSchema } from '#projections/deal/terms.schema.ts';
import { diaryPath, diarySchema } from '#projections/diary/diaries.schema.ts';
import { type Guardian, guardianPath, guardianSchema } from '#projections/guardian/guardians.schema.ts';
import { invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { consentStateOf } from '#web/entities/guardian/consentState.ts';
import { proposedOf, type Version, versionOf } from '#web/features/deal/public.ts';
import { manyOnce, useCount } from '#web/shared/data/reads/readOnce.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useMayRead } from '../../roles/roles.tsx';
import { type Check, checksOf, refusesOverlap } from '../approvalChecks.ts';

/** The terms after an approval: of the open change, of the deal, or of the posting of an entry. */
export const askedTerms = (deal: Deal): Pick<Version, 'sheet' | 'sheetWords' | 'fee'> => {
  const terms = proposedOf(deal) ?? versionOf(deal);
  if (terms.sheet || !('posted' in deal) || !deal.posted?.sheet) return terms;
  return { ...terms, sheet: deal.posted.sheet };
};

/** The concluded deals of the cast at the same hours, as streams, and whether they are allowed. */
export const useOverlaps = (kind: DealKind, deal: Deal) => {
  const dealId = streamIdOf(kind, deal.id);
  const workDays = askedTerms(deal).sheet?.workDays ?? [];
  const { data } = useOne(workDays.length > 0 ? diaryPath(deal.talentId) : '', diarySchema);
  const booked = Object.entries(data?.booked ?? {}).map(([streamId, each]) => ({ dealId: streamId, workDays: each.workDays }));
  const isKnown = workDays.length === 0 || data !== undefined;
  return { isKnown, dealId, others: overlapping({ dealId, workDays }, booked), isAllowed: data?.allowed.includes(dealId) ?? false };
};

/** Why the office cannot approve a deal or its change yet: the cast has other work then. */
export const useOverlapObstacle = (kind: DealKind, deal: Deal): string | null => {
  const { others, isAllowed } = useOverlaps(kind, deal);
  if (others.length === 0 || isAllowed || !refusesOverlap(kind, deal.proposal !== null)) return null;
  return 'ほかの成立したお仕事と日時が重なっています。引き受けられるときは、下の「重なりを許可する」から許可してください。';
};

const consents = (guardian: Guardian, kind: DealKind, deal: Deal, now: number): boolean => {
  const { jobId, id } = deal;
  if (kind === 'entry') return guardian.matters[matterKey({ scope: 'JOB', jobId, offerId: null })]?.isGiven === true;
  const { fee, scheduleToClose, sheet } = proposedOf(deal) ?? versionOf(deal);
  if (fee === null || scheduleToClose === null) return false;
  return consentStateOf(guardian, offerMatter(id, jobId, { fee, scheduleToClose, sheet }, termsVersionOf(deal)), now).kind === 'given';
};

/** Whether the cast may be a minor, with the guardian's consent; undefined until it is known. */
const useAge = (kind: DealKind, deal: Deal, now: number) => {
  const { data: [cast] = [], isPending } = useQuery(
    manyOnce({ collection: 'talents', where: [['id', '==', deal.talentId]], limit: 1 }, talentSchema),
  );
  const mayBeMinor = cast !== undefined && mayBeMinors(cast.ageBand);
  const reads = useMayRead()('roster') && mayBeMinor;
  const { data: guardian } = useOne(reads ? guardianPath(deal.talentId) : '', guardianSchema);
  if (isPending || (reads && guardian === undefined)) return undefined;
  if (!reads) return { mayBeMinor, consents: null };
  return { mayBeMinor, consents: guardian ? consents(guardian, kind, deal, now) : false };
};

/** Yen with tax; null for members who may not read bills. */
const useUnpaid = (clientId: string) => {
  const reads = useMayRead()('bills');
  const where = [
    ['clientId', '==', clientId],
    ['status', 'in', ['ISSUED', 'OVERDUE']],
  ] as const;
  const { data } = useQuery({ ...manyOnce({ collection: 'invoices', where, limit: 50 }, invoiceSchema), enabled: reads });
  if (!reads) return null;
  return data && { yen: restOfAll(data), isOverdue: data.some(({ isOverdue }) => isOverdue) };
};

const concludedOf = (kind: DealKind, clientId: string) => {
  const { collection: dealCollection } = kinds[kind];
  const where = [
    ['clientId', '==', clientId],
    ['status', 'in', statusesIn(kind, 'concluded')],
  ] as const;
  return { collection: dealCollection, group: true, where, limit: 1 };
};

const useConcluded = (clientId: string): number | undefined => {
  const [offers, entries] = [useCount(concludedOf('offer', clientId)), useCount(concludedOf('entry', clientId))];
  return offers == null || entries == null ? undefined : offers + entries;
};

/** The fee before the last change; null without one, undefined until it is known. */
const useFeeBefore = ({ id, termsNo, proposal }: Deal): number | null | undefined => {
  const isChanged = proposal === null && termsNo > 1;
  const { data } = useOne(isChanged ? dealTermsPath(id, termsNo - 1) : '', dealTermsSchema);
  if (proposal) return proposal.diff.fee?.from ?? null;
  if (!isChanged) return null;
  return data === null ? null : data?.fee;
};

/**
 * The checks before an approval. Reads the posting, the cast, the diary, the earlier terms, the
 * client's unpaid invoices, two counts, and of a minor the guardian.
 */
export const useApprovalChecks = (kind: DealKind, deal: Deal, now: number): readonly Check[] => {
  const { data: jobs } = useQuery(manyOnce({ collection: 'jobs', where: [['id', '==', deal.jobId]], limit: 1 }, jobSchema));
  const terms = askedTerms(deal);
  const { isKnown, others, isAllowed } = useOverlaps(kind, deal);
  return checksOf({
    fee: terms.fee,
    budget: jobs && (jobs[0] ?? { feeMin: null, feeMax: null }),
    feeBefore: useFeeBefore(deal),
    overlaps: isKnown ? { count: others.length, isAllowed } : undefined,
    age: useAge(kind, deal, now),
    unpaid: useUnpaid(deal.clientId),
    concluded: useConcluded(deal.clientId),
    // An entry may be approved without a sheet: the client writes it later.
    missing: kind === 'offer' || terms.sheet ? missingTerms(terms).map((item) => checkedTerms[item]) : [],
  });
};

import type { EstimateRow } from '#domain/money/estimate/estimate.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { freeSeats } from '#web/entities/job/roles.ts';

/** A row of the form; the fee may be open. */
export type StartRow = Omit<EstimateRow, 'fee'> & { readonly fee: number | undefined };

/** The fee (yen) that is offered or agreed, or that the cast asks for in an answer. */
export const feeOf = ({ deal }: Candidate): number | undefined =>
  deal.fee ?? ('inquiryAnswer' in deal ? (deal.inquiryAnswer?.feeFrom ?? deal.inquiryAnswer?.feeTo) : null) ?? undefined;

export const rowsOfJob = (job: Job, candidates: readonly Candidate[]): StartRow[] => {
  const known = candidates.flatMap((candidate) => {
    const fee = feeOf(candidate);
    return fee === undefined ? [] : [{ roleNo: candidate.deal.roleNo, row: { what: candidate.deal.talent.name, fee, count: 1 } }];
  });
  const others = freeSeats(
    job,
    known.map(({ roleNo }) => roleNo),
  );
  return [...known.map(({ row }) => row), ...others.map(({ name, feeMax, count }) => ({ what: name, fee: feeMax, count }))];
};

/** The casts of a list, each with the fee of its newest deal about the job of the list. */
export const rowsOfCasts = (
  casts: readonly { readonly id: string; readonly name: string }[],
  candidates: readonly Candidate[],
): StartRow[] =>
  casts.map(({ id, name }) => {
    const own = candidates.filter(({ deal }) => deal.talentId === id).map(feeOf);
    return { what: name, fee: own.find((fee) => fee !== undefined), count: 1 };
  });

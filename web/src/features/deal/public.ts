/** The exports of this feature for other features and the office. */

export { ChangedTerms } from './components/changedTerms.tsx';
export { DealBanner } from './components/dealBanner.tsx';
export { DealRow } from './components/dealRow.tsx';
export { DealStatusChip } from './components/dealStatusChip.tsx';
export { EntryDays } from './components/entryDays.tsx';
export { CancellationFacts, CertificateButton, SheetChecklist, TermsCard } from './components/later.tsx';
export { ProposalContent, proposalTitle } from './components/proposalContent.tsx';
export {
  type Deal,
  type DealKind,
  type Deals,
  type DealView,
  documentOf,
  dueNameOf,
  dueOf,
  endReasonOf,
  hasTerms,
  kinds,
  openActions,
  type Side,
  viewOf,
} from './kinds.ts';
export { type Candidate, candidatesOf, useCandidates } from './queries/candidates.ts';
export { awaitedBy, awaitedIn, proposedTo, useOwnDeal } from './queries/deals.ts';
export { rowFacts } from './rowFacts.ts';
export { diffBetween, factsOfTerms, proposedOf, useSeen, type Version, versionOf, versionText } from './versions.ts';
export { workShown } from './workShown.ts';

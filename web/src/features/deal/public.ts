/** The exports of this feature for other features and the office. */

export { ChangedTerms } from './components/changedTerms.tsx';
export { DealBanner } from './components/dealBanner.tsx';
export { CancellationFacts, CertificateButton, DealCourse, SheetChecklist, TermsCard } from './components/later.tsx';
export { ProposalContent, proposalTitle } from './components/proposalContent.tsx';
export { diffBetween, factsOfTerms, proposedOf, useSeen, type Version, versionOf, versionText } from './versions.ts';

export { ChangedTerms } from './components/changedTerms.tsx';
export { DealBanner } from './components/dealBanner.tsx';
export { FeeAndEnd } from './components/feeAndEnd.tsx';
export { type AnswerValues, answerForm, answerValuesOf, InquiryAnswerFields } from './components/inquiryAnswerFields.tsx';
export { CancellationFacts, CertificateButton, DealCourse, PreviousDeal, SheetChecklist, TermsCard } from './components/later.tsx';
export { ProposalContent, proposalTitle } from './components/proposalContent.tsx';
export { requireOther, requireReason } from './terms.ts';
export { diffBetween, factsOfTerms, proposedOf, useSeen, type Version, versionOf, versionText } from './versions.ts';

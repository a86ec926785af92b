import { type ComponentProps, useState } from 'react';
import { isWorkOver } from '#domain/work/deal/workSpan.ts';
import { type Deal, hasTerms } from '#web/entities/deal/kinds.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons, SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import type { CancellationPart as Cancellation } from './cancellationPart.tsx';
import type { CertificateButton as Certificate } from './certificateButton.tsx';
import { DealCourseSkeleton } from './dealCourseSkeleton.tsx';
import type { EndReason as Reason } from './endReason.tsx';
import type { ProposalPart as Proposal } from './proposalPart.tsx';
import type { ProxyPart as AnswerPart } from './proxyPart.tsx';

// Parts of a deal's page that load after it: dialogs need command schemas; the sheet and timeline
// need their texts.

export const TermsCard = lazyPart(
  async () => (await import('./termsCard.tsx')).TermsCard,
  ({ deal }) => (hasTerms(deal) ? <RowSkeletons count={4} /> : null),
);

export const DealMoney = lazyPart(
  async () => (await import('./dealMoney.tsx')).DealMoney,
  ({ deal }) => (hasTerms(deal) ? <SkeletonBlock height={180} /> : null),
);

export const KeyFacts = lazyPart(
  async () => (await import('./keyFacts.tsx')).KeyFacts,
  ({ deal }) => (deal.sheet ? <SkeletonBlock height={120} /> : null),
);

export const SheetChecklist = lazyPart(async () => (await import('./sheetChecklist.tsx')).SheetChecklist);

export const DealTimeline = lazyPart(async () => (await import('./dealCourse.tsx')).DealTimeline);

export const DealCourse = lazyPart(
  async () => (await import('./dealCourse.tsx')).DealCourse,
  () => <DealCourseSkeleton />,
);

const LaterReason = lazyPart(
  async () => (await import('./endReason.tsx')).EndReason,
  () => <SkeletonBlock height={24} />,
);

export const EndReason = (props: ComponentProps<typeof Reason>) => {
  const { reasonCode, reason, adminCancelReason } = props.deal;
  return reasonCode || reason || adminCancelReason ? <LaterReason {...props} /> : null;
};

export const PreviousDeal = lazyPart(async () => (await import('./previousDeal.tsx')).PreviousDeal);

export const RoleName = lazyPart(async () => (await import('#web/entities/job/roleName.tsx')).RoleName);

export const ClientParts = lazyPart(async () => (await import('./clientParts.tsx')).ClientParts);

const LaterProposal = lazyPart(async () => (await import('./proposalPart.tsx')).ProposalPart);
const LaterProxy = lazyPart(async () => (await import('./proxyPart.tsx')).ProxyPart);
const LaterCancellation = lazyPart(async () => (await import('./cancellationPart.tsx')).CancellationPart);

/** Whether something exists or existed, so that an open dialog about it stays. */
const useWasThere = (isThere: boolean): boolean => {
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  return wasThere;
};

export const ProposalPart = (props: ComponentProps<typeof Proposal>) =>
  useWasThere(props.deal.proposal !== null) ? <LaterProposal {...props} /> : null;

export const CancellationPart = (props: ComponentProps<typeof Cancellation>) =>
  useWasThere(props.deal.cancellation !== null) ? <LaterCancellation {...props} /> : null;

const LaterSettlement = lazyPart(async () => (await import('./settlementPart.tsx')).SettlementPart);

export const SettlementPart = (props: ComponentProps<typeof LaterSettlement>) => {
  const { status } = props.deal;
  const isConcluded = status === 'IS_APPROVED' || status === 'IS_CLOSED';
  return isConcluded && isWorkOver(props.deal, props.now) ? <LaterSettlement {...props} /> : null;
};

export const ProxyPart = (props: ComponentProps<typeof AnswerPart>) => (props.deal.proxy === null ? null : <LaterProxy {...props} />);

export const CancellationFacts = lazyPart(async () => (await import('./cancellationFacts.tsx')).CancellationFacts);

/** The same rule as on the server: a cancelled deal keeps its certificate. */
const isCertified = ({ status, cancelFee }: Deal): boolean => status === 'IS_APPROVED' || status === 'IS_CLOSED' || cancelFee !== null;
const LaterCertificate = lazyPart(async () => (await import('./certificateButton.tsx')).CertificateButton);

export const CertificateButton = (props: ComponentProps<typeof Certificate>) =>
  isCertified(props.deal) ? <LaterCertificate {...props} /> : null;

export const DealAct = lazyPart(async () => (await import('./dealAct.tsx')).DealAct);

export const InquiryAnswer = lazyPart(
  async () => (await import('./inquiryAnswer.tsx')).InquiryAnswer,
  () => <RowSkeletons count={2} />,
);

export const InquiryAnswerAct = lazyPart(async () => (await import('./inquiryAnswerAct.tsx')).InquiryAnswerAct);

export const TermsConsent = lazyPart(async () => (await import('./consents.tsx')).TermsConsent);

export const ConcludeAct = lazyPart(async () => (await import('./concludeAct.tsx')).ConcludeAct);

export const CancelAct = lazyPart(async () => (await import('./cancelAct.tsx')).CancelAct);

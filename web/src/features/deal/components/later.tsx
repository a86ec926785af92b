import { type ComponentProps, useState } from 'react';
import { later } from '#web/shared/ui/later.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type Deal, hasTerms } from '../kinds.ts';
import type { CancellationPart as Cancellation } from './cancellationPart.tsx';
import type { CertificateButton as Certificate } from './certificateButton.tsx';
import { DealCourseSkeleton } from './dealCourseSkeleton.tsx';
import type { ProposalPart as Proposal } from './proposalPart.tsx';
import type { ProxyPart as AnswerPart } from './proxyPart.tsx';

// Parts of a deal's page that come after it: dialogs need the schemas of commands, the sheet and
// the timeline their words.

/** The terms sheet of a deal. */
export const TermsCard = later(
  async () => (await import('./termsCard.tsx')).TermsCard,
  ({ deal }) => (hasTerms(deal) ? <RowSkeletons count={4} /> : null),
);

/** What the office looks at before it approves. */
export const SheetChecklist = later(async () => (await import('./sheetChecklist.tsx')).SheetChecklist);

/** What has happened so far. */
export const DealTimeline = later(async () => (await import('./dealTimeline.tsx')).DealTimeline);

/** The whole course, with its place kept. */
export const DealCourse = later(
  async () => (await import('./dealCourse.tsx')).DealCourse,
  () => <DealCourseSkeleton />,
);

const LaterProposal = later(async () => (await import('./proposalPart.tsx')).ProposalPart);
const LaterProxy = later(async () => (await import('./proxyPart.tsx')).ProxyPart);
const LaterCancellation = later(async () => (await import('./cancellationPart.tsx')).CancellationPart);

/** Whether something is there, or was: a dialog of it that is open stays when it ends. */
const useWasThere = (isThere: boolean): boolean => {
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  return wasThere;
};

/** A change of terms that waits for consent. */
export const ProposalPart = (props: ComponentProps<typeof Proposal>) =>
  useWasThere(props.deal.proposal !== null) ? <LaterProposal {...props} /> : null;

/** A concluded deal that somebody called off. */
export const CancellationPart = (props: ComponentProps<typeof Cancellation>) =>
  useWasThere(props.deal.cancellation !== null) ? <LaterCancellation {...props} /> : null;

/** An answer that the office gave on the cast's behalf. */
export const ProxyPart = (props: ComponentProps<typeof AnswerPart>) => (props.deal.proxy === null ? null : <LaterProxy {...props} />);

/** Who called it off, why, and at what amount. */
export const CancellationFacts = later(async () => (await import('./cancellationFacts.tsx')).CancellationFacts);

/** As the server decides: a deal that was called off keeps its certificate. */
const isCertified = ({ status, cancelFee }: Deal): boolean => status === 'IS_APPROVED' || status === 'IS_CLOSED' || cancelFee !== null;
const LaterCertificate = later(async () => (await import('./certificateButton.tsx')).CertificateButton);

/** Saves the certificate of a deal that was concluded. */
export const CertificateButton = (props: ComponentProps<typeof Certificate>) =>
  isCertified(props.deal) ? <LaterCertificate {...props} /> : null;

/** An act that a dialog asks about. */
export const DealAct = later(async () => (await import('./dealAct.tsx')).DealAct);

/** The conclusion of an entry. */
export const ConcludeAct = later(async () => (await import('./concludeAct.tsx')).ConcludeAct);

/** Calling off a concluded deal. */
export const CancelAct = later(async () => (await import('./cancelAct.tsx')).CancelAct);

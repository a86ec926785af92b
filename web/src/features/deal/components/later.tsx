import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type Deal, hasTerms } from '../kinds.ts';
import type { CancelAct as Cancel } from './cancelAct.tsx';
import type { CertificateButton as Certificate } from './certificateButton.tsx';
import type { ConcludeAct as Conclude } from './concludeAct.tsx';
import type { DealAct as Act } from './dealAct.tsx';
import type { DealTimeline as Timeline } from './dealTimeline.tsx';
import type { ProposalPart as Proposal } from './proposalPart.tsx';
import type { SheetChecklist as Checklist } from './sheetChecklist.tsx';
import type { TermsCard as Terms } from './termsCard.tsx';

// Parts of a deal's page that come after it: dialogs need the schemas of commands, the sheet and the timeline their words.

const LaterTerms = lazy(async () => ({ default: (await import('./termsCard.tsx')).TermsCard }));
const LaterChecklist = lazy(async () => ({ default: (await import('./sheetChecklist.tsx')).SheetChecklist }));
const LaterTimeline = lazy(async () => ({ default: (await import('./dealTimeline.tsx')).DealTimeline }));
const LaterProposal = lazy(async () => ({ default: (await import('./proposalPart.tsx')).ProposalPart }));
const LaterCertificate = lazy(async () => ({ default: (await import('./certificateButton.tsx')).CertificateButton }));
const LaterAct = lazy(async () => ({ default: (await import('./dealAct.tsx')).DealAct }));
const LaterConclusion = lazy(async () => ({ default: (await import('./concludeAct.tsx')).ConcludeAct }));

const LaterCancellation = lazy(async () => ({ default: (await import('./cancelAct.tsx')).CancelAct }));

/** The terms sheet of a deal. */
export const TermsCard = (props: ComponentProps<typeof Terms>) => (
  <Suspense fallback={hasTerms(props.deal) ? <RowSkeletons count={4} /> : null}>
    <LaterTerms {...props} />
  </Suspense>
);

/** What the office looks at before it approves. */
export const SheetChecklist = (props: ComponentProps<typeof Checklist>) => (
  <Suspense>
    <LaterChecklist {...props} />
  </Suspense>
);

/** What has happened so far. */
export const DealTimeline = (props: ComponentProps<typeof Timeline>) => (
  <Suspense>
    <LaterTimeline {...props} />
  </Suspense>
);

/** A change of terms that waits for consent. Loaded with the first one; what is open of it stays when it ends. */
export const ProposalPart = (props: ComponentProps<typeof Proposal>) => {
  const isThere = props.deal.proposal !== null;
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (!wasThere) return null;
  return (
    <Suspense>
      <LaterProposal {...props} />
    </Suspense>
  );
};

const certified: readonly string[] = ['IS_APPROVED', 'IS_CLOSED'] satisfies Deal['status'][];

/** Saves the certificate of a deal that was concluded. */
export const CertificateButton = (props: ComponentProps<typeof Certificate>) =>
  certified.includes(props.deal.status) ? (
    <Suspense>
      <LaterCertificate {...props} />
    </Suspense>
  ) : null;

/** An act that a dialog asks about. */
export const DealAct = (props: ComponentProps<typeof Act>) => (
  <Suspense>
    <LaterAct {...props} />
  </Suspense>
);

/** The conclusion of an entry. */
export const ConcludeAct = (props: ComponentProps<typeof Conclude>) => (
  <Suspense>
    <LaterConclusion {...props} />
  </Suspense>
);

/** Calling off a concluded deal. */
export const CancelAct = (props: ComponentProps<typeof Cancel>) => (
  <Suspense>
    <LaterCancellation {...props} />
  </Suspense>
);

import { entryWords } from '../words/entryWords.ts';
import { offerWords } from '../words/offerWords.ts';
import type { OfferCourse, StepWords, TypesWith } from '../words/row.ts';

type OfferStep = TypesWith<typeof offerWords, 'step'>;
type EntryStep = TypesWith<typeof entryWords, 'step'>;
/** A step of a deal, when it happened (ms), and what its sides read of it. */
export type DealStep = { readonly type: OfferStep | EntryStep; readonly at: number; readonly words: StepWords };

type Stamps<Name extends string> = Readonly<Record<Name, number | null>>;
type Decided = Stamps<'adminApprovedAt' | 'adminDisapprovedAt' | 'approvedAt' | 'refusedAt' | 'expiredAt' | 'closedAt' | 'adminCancelAt'>;
/** What the documents of offers and entries say of themselves; every step has left its time there. */
type OfferStamps = Decided &
  Stamps<'offeredAt' | 'inquiryRefusedAt' | 'acceptedAt' | 'canceledAt'> & {
    readonly createdAt: number;
    readonly inquiryType: string | null;
  };
type EntryStamps = Decided & Stamps<'startDecidingAt'> & { readonly createdAt: number };

const inOrder = <Type extends DealStep['type']>(
  times: Readonly<Record<Type, number | null>>,
  wordsOf: (type: Type) => StepWords,
): DealStep[] =>
  (Object.keys(times) as Type[])
    .flatMap((type) => {
      const at = times[type];
      return at === null ? [] : [{ type, at, words: wordsOf(type) }];
    })
    .sort((a, b) => a.at - b.at);

const offerStepWords = (type: OfferStep, course: OfferCourse): StepWords => {
  const { step } = offerWords[type];
  return typeof step === 'function' ? step(course) : step;
};

/** The steps of an offer so far, oldest first. A refusal after the office's approval is the client's. */
export const stepsOfOffer = (offer: OfferStamps): DealStep[] =>
  inOrder<OfferStep>(
    {
      OfferInquired: offer.inquiryType === null ? null : offer.createdAt,
      OfferInquiryRefused: offer.inquiryRefusedAt,
      OfferMade: offer.offeredAt,
      OfferAccepted: offer.acceptedAt,
      OfferAdminApproved: offer.adminApprovedAt,
      OfferAdminDisapproved: offer.adminDisapprovedAt,
      OfferRefused: offer.adminApprovedAt === null ? offer.refusedAt : null,
      OfferDeclined: offer.adminApprovedAt === null ? null : offer.refusedAt,
      OfferApproved: offer.approvedAt,
      OfferCanceled: offer.canceledAt,
      OfferExpired: offer.expiredAt,
      OfferClosed: offer.closedAt,
      OfferForceClosed: offer.adminCancelAt,
    },
    (type) => offerStepWords(type, offer),
  );

/** The steps of an entry so far, oldest first. */
export const stepsOfEntry = (entry: EntryStamps): DealStep[] =>
  inOrder<EntryStep>(
    {
      EntryMade: entry.createdAt,
      EntryAdminApproved: entry.adminApprovedAt,
      EntryAdminDisapproved: entry.adminDisapprovedAt,
      EntryDecidingStarted: entry.startDecidingAt,
      EntryRefused: entry.refusedAt,
      EntryApproved: entry.approvedAt,
      EntryExpired: entry.expiredAt,
      EntryClosed: entry.closedAt,
      EntryForceClosed: entry.adminCancelAt,
    },
    (type) => entryWords[type].step,
  );

/** What the completion page learns of what was sent. */
export type OfferDone = {
  readonly offerId: string;
  /** When the cast's answer is due (ms); null for an inquiry, which awaits none. */
  readonly answerDue: number | null;
  readonly castName: string;
  readonly pending: boolean;
};

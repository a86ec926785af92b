import { DAY, HOUR, MINUTE, SECOND } from './calendar/instants.ts';

/** The terms of use in force, by their first day (JST). Change it with every change of the text. */
export const termsInForce = '2026-11-27';

/**
 * The numbers of docs/specification.md, section 9, and those that it leaves open. Times in ms,
 * money in yen. The limits of texts and lists are at their fields (`limitOf` in fieldMeta.ts).
 */
export const businessRules = {
  /** Timeout of a call in the browser. The function continues after it. */
  callTimeout: 70_000,
  /** Timeout of a Remote Config fetch, and the minimum time between two fetches. */
  remoteConfigFetchTimeout: MINUTE,
  remoteConfigMinimumInterval: MINUTE,
  /**
   * Time for a talent to answer an offer, and for a client to conclude it or to decide on an entry.
   */
  answerPeriod: 7 * DAY,
  /** Time between a deadline and the first work after it, if there is time enough. */
  workLead: DAY,
  /** The least time for an answer before the first work begins, unless the work begins sooner. */
  shortestPeriod: 2 * HOUR,
  /** Time between the reminder and the answer deadline. */
  reminderLead: 2 * DAY,
  /** Maximum time until the end of a deal. */
  scheduleAheadMax: 730 * DAY,
  /** Maximum number of days that a cast names in the answer to an inquiry. */
  freeDaysMax: 31,
  /** Maximum number of counter-offers of a cast to one offer. */
  countersMax: 3,
  /** Time for the consent to a change of terms, first of the cast and then of the office. */
  consentPeriod: 3 * DAY,
  /** Time for the cast to object to an answer that the office gave for the cast. */
  proxyDisputePeriod: 72 * HOUR,
  proxyNoteMax: 200,
  /** How often a client may ask or offer again after the first deal of a job and a cast ended. */
  offersAgainMax: 3,
  /** Time until the office is reminded of a check, and a talent of an inquiry. */
  officeReminder: DAY,
  officeReminderAgain: 3 * DAY,
  inquiryReminder: 3 * DAY,
  /**
   * Time for a reply to the office's answer or to a closed contact, storage time of a guest's
   * closed contact, and the maximum number of messages.
   */
  contactReplyPeriod: 14 * DAY,
  contactKeepPeriod: 180 * DAY,
  contactMessagesMax: 100,
  /** Limits for an item of the office: number of tags and notes, and the longest snooze. */
  deskTagsMax: 5,
  deskNotesMax: 50,
  deskSnoozeMax: 30 * DAY,
  /** Time in which a member of the office can undo an act. Nobody is told before. */
  heldActPeriod: 10 * SECOND,
  /** The longest time before the publication of a news item that the office plans. */
  newsAheadMax: 180 * DAY,
  /** Time until the office is reminded to settle a cancellation. */
  cancellationReminder: 2 * DAY,
  /** Maximum duration of a media use (months). Unlimited use is not possible. */
  usageMonthsMax: 36,
  /** Longer work on one day needs an overtime price. */
  workHoursWithoutOvertime: 8 * HOUR,
  /** The latest due date of the fee, in days after the last work day (freelance act, article 4). */
  payWithinDays: 60,
  /** Fewer bank days until the latest day of a payment than this are a warning. */
  payBankDaysMin: 5,
  /** Time for a cast to agree or object to a statement. Silence counts as agreed. */
  statementPeriod: 7 * DAY,
  /** Days until a changed bank account of a cast is used. */
  accountChangeDays: 3,
  /** How long (ms) a sign-in is fresh, for a change of the bank account. */
  freshSignIn: 15 * MINUTE,
  transferMax: 100,
  feeMin: 1,
  feeMax: 99_999_999,
  /** Limits of an invoice: days until payment, bills, payments and their yen, credit notes. */
  invoiceDaysMin: 14,
  invoiceLinesMax: 300,
  paymentMax: 9_999_999_999,
  /** The highest fee of a bank transfer that the operator bears for a client. */
  transferFeeMax: 1_000,
  /** How long an estimate holds, and the most rows of one. */
  estimateDays: 30,
  estimateRowsMax: 60,
  paymentsMax: 50,
  creditsMax: 50,
  /**
   * The settlement after the work: days after the last work day in which a side reports, time to
   * answer a report, the step and maximum of overtime (minutes), maximum number of expenses.
   */
  settlementDays: 7,
  settlementAnswer: 3 * DAY,
  overtimeStep: 30,
  overtimeMax: 3_000,
  expensesMax: 20,
  /**
   * Holds (キープ): how long one lasts, how long before its first day it ends at the latest, time to
   * answer a request, and time to decide when a later client wants to.
   */
  holdPeriod: 7 * DAY,
  holdLead: 2 * DAY,
  holdAnswer: 3 * DAY,
  holdChallenge: DAY,
  /**
   * Audition rounds: how many a job has, slots and casts of a round, times that a cast asks for,
   * time for a late answer, the latest day of a slot, and how long a tape is kept after its due
   * time.
   */
  auditionRoundsMax: 3,
  auditionSlotsMax: 40,
  auditionCastsMax: 60,
  auditionTimesMax: 3,
  auditionAnswer: 2 * DAY,
  auditionAheadMax: 180 * DAY,
  auditionTapesKept: 90 * DAY,
  /** Limits of a diary: days of one entry, and number of entries. */
  diarySpanMax: 366,
  diaryBlocksMax: 200,
  savedSearchesMax: 20,
  rolesMax: 20,
  /** Maximum number of shortlists of a client, also archived ones, and of casts in one list. */
  shortlistsMax: 50,
  shortlistCastsMax: 60,
  /**
   * Sharing a list with guests: maximum number of links of a list, of guests per link and of
   * openings that count per link and day, and the longest validity of a link.
   */
  sharesMax: 20,
  shareGuestsMax: 30,
  shareOpeningsMax: 100,
  shareAheadMax: 30 * DAY,
  blockedMax: 200,
  pushDevicesMax: 5,
  /**
   * Sessions: maximum number in the list of a person, time between two notes that one is used,
   * maximum number that are ended one by one.
   */
  sessionsMax: 20,
  sessionNoteInterval: 7 * DAY,
  endedSessionsMax: 50,
  messageMax: 2_000,
  messagePicturesMax: 4,
  messageFilesMax: 3,
  reportPicturesMax: 3,
  proposedDatesMax: 5,
  unreadReminderDelay: 10 * MINUTE,
  /** Maximum number of notifications to open in one command. */
  notificationsOpenedMax: 50,
  /** Time after the end of a deal to write reviews, before they are published. */
  reviewPeriod: 7 * DAY,
  pictureBytesMax: 10_000_000,
  movieBytesMax: 100_000_000,
  documentBytesMax: 10_000_000,
  /** Maximum number of pages of a PDF in a message. */
  documentPagesMax: 200,
  /** Limits of a movie: duration, pixels per frame (4K), and time for the transcoding. */
  movieLengthMax: 10 * MINUTE,
  moviePixelsMax: 4_096 * 2_304,
  transcodingPeriod: HOUR,
  /** Validity of an upload address. */
  uploadPeriod: 10 * MINUTE,
  /**
   * Validity of the code for a new notification address, and the minimum time between two requests.
   */
  confirmationPeriod: DAY,
  confirmationInterval: MINUTE,
  /** Validity of a link code for a place on the roster. */
  linkCodePeriod: 14 * DAY,
  guardianLinkPeriod: 14 * DAY,
  /** Maximum age in years. An earlier birthday is a typing error. */
  ageMax: 120,
  /** Maximum number of followers or subscribers. */
  audienceMax: 10_000_000_000,
  viewOrderMin: 100,
  viewOrderMax: 10_000,
} as const;

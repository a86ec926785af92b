import { DAY, HOUR, MINUTE } from '../calendar/instants.ts';

/**
 * Numbers of spec section 9 and those that it leaves open, in one place. Times in ms, money in yen.
 * How long a text or a list may be stands at its field (`limitOf` in fieldMeta.ts).
 */
export const businessRules = {
  /** How long a browser waits for the answer to a call; the function goes on after it. */
  callTimeout: 70_000,
  /** How long Remote Config may take, and how often it is asked at the most. */
  remoteConfigFetchTimeout: MINUTE,
  remoteConfigMinimumInterval: MINUTE,
  /**
   * How long a talent has to answer an offer, and a client to conclude an approved one, to take up
   * an entry and to decide about it.
   */
  answerPeriod: 7 * DAY,
  /** How long before the answer is due the reminder goes out. */
  reminderLead: 2 * DAY,
  /** How far ahead a deal may end. */
  scheduleAheadMax: 730 * DAY,
  /**
   * How long a proposed change of terms waits for consent, first of the cast and then of the
   * office.
   */
  consentPeriod: 3 * DAY,
  /** How long the cast can object to an answer that the office gave on its behalf. */
  proxyDisputePeriod: 72 * HOUR,
  proxyNoteMax: 200,
  /** When the office is reminded of a check that waits, and a talent of an inquiry. */
  officeReminder: DAY,
  officeReminderAgain: 3 * DAY,
  inquiryReminder: 3 * DAY,
  /**
   * How long an answer of the office stays open without a reply, and a closed contact takes another
   * message. How long what a guest asked is kept after it was closed. How many messages a contact
   * takes of its asker and the office together.
   */
  contactReplyPeriod: 14 * DAY,
  contactKeepPeriod: 180 * DAY,
  contactMessagesMax: 100,
  /**
   * What the office keeps at a piece of work: how many tags and notes, and how far ahead it may be
   * put off.
   */
  deskTagsMax: 5,
  deskNotesMax: 50,
  deskSnoozeMax: 30 * DAY,
  /** When the office is reminded of a deal that was called off, and has to be settled. */
  cancellationReminder: 2 * DAY,
  /** How long media may use the work at the most (months): no unlimited use. */
  usageMonthsMax: 36,
  /** Work of a day beyond this needs a price of overtime. */
  workHoursWithoutOvertime: 8 * HOUR,
  /**
   * The fee is due at the latest so many days after the last day of work (freelance act, article
   * 4).
   */
  payWithinDays: 60,
  /** What forms propose instead. */
  payUsuallyAfterDays: 30,
  feeMin: 1,
  feeMax: 99_999_999,
  /**
   * How soon after its issue an invoice may be due (days), how many bills it takes, what may be
   * paid on it (yen, and how often), and how often it is credited.
   */
  invoiceDaysMin: 14,
  invoiceLinesMax: 300,
  paymentMax: 9_999_999_999,
  paymentsMax: 50,
  creditsMax: 50,
  /** How many days somebody can block at once, and how many spans they can have. */
  diarySpanMax: 366,
  diaryBlocksMax: 200,
  /** How many searches somebody can save. */
  savedSearchesMax: 20,
  /** How many browsers of a person show notices. */
  pushDevicesMax: 5,
  messageMax: 2_000,
  messagePicturesMax: 4,
  messageFilesMax: 3,
  /** How many times somebody can propose at once. */
  proposedDatesMax: 5,
  /** How long messages wait unread before a mail says so. */
  unreadPatience: 10 * MINUTE,
  /** How many notifications can be opened at once. */
  notificationsOpenedMax: 50,
  /**
   * How long both sides of a closed deal may review each other before what was written is
   * published.
   */
  reviewPeriod: 7 * DAY,
  /** The largest files that may be uploaded, in bytes. */
  pictureBytesMax: 10_000_000,
  movieBytesMax: 100_000_000,
  documentBytesMax: 10_000_000,
  /** How many pages a PDF of a message may have. */
  documentPagesMax: 200,
  /**
   * How long a movie may last, how many pixels a frame of it may have (4K), and how long it may
   * take until it can be shown.
   */
  movieLengthMax: 10 * MINUTE,
  moviePixelsMax: 4_096 * 2_304,
  transcodingPeriod: HOUR,
  /** How long an address for an upload is good. */
  uploadPeriod: 10 * MINUTE,
  /**
   * How long the code for a new notification address stands, and how soon another can be asked for.
   */
  confirmationPeriod: DAY,
  confirmationInterval: MINUTE,
  /** How long a one-time code for a place on the roster is good. */
  linkCodePeriod: 14 * DAY,
  /** How long a guardian can answer by the link of a mail. */
  guardianLinkPeriod: 14 * DAY,
  /** The greatest age in years: an earlier birthday is a mistake. */
  ageMax: 120,
  /** Followers or subscribers that somebody can have. */
  audienceMax: 10_000_000_000,
  viewOrderMin: 100,
  viewOrderMax: 10_000,
} as const;

/** When an awaited answer is due: the answer period from `from`, but never after the deal's end. */
export const answerDueFrom = (from: number, scheduleToClose: number): number =>
  Math.min(from + businessRules.answerPeriod, scheduleToClose);

/** When to remind of an answer, or null when it is due too soon for a reminder to make sense. */
export const reminderAt = (askedAt: number, answerDue: number): number | null =>
  answerDue - businessRules.reminderLead > askedAt ? answerDue - businessRules.reminderLead : null;

import type { Side } from '../chat/events.ts';
import type { proxyChannels } from '../deal/fields.ts';
import type { proxyAnswers } from '../deal/proxyAnswers.ts';
import { type Notice, type Notices, notice } from '../notification/notice.ts';
import type { PlaceName } from '../notification/places.ts';
import type { TopicName } from '../notification/topics.ts';

/** A text for each of the two sides of a deal. */
export type ForSides = Readonly<Record<Side, string>>;

/**
 * A step of a deal for its two sides: in the deal's timeline, and as a line of its room between the
 * messages.
 */
export type StepWords = { readonly timeline: ForSides; readonly chat: ForSides };

/** An answer that the office gave on the cast's behalf, and when it heard it (ms). */
export type HeardAnswer = {
  readonly answer: (typeof proxyAnswers)[number];
  readonly channel: (typeof proxyChannels)[number];
  readonly heardAt: number;
};

/** What the words of a step depend on: the times (ms) at which an offer came so far. */
export type OfferCourse = {
  readonly offeredAt: number | null;
  readonly acceptedAt: number | null;
  readonly adminApprovedAt: number | null;
};

/**
 * A mail to one side. `words`: null where the mail repeats the notification. `link`: what its
 * button says.
 */
export type MailWords = { readonly words: Notice | null; readonly link: string };

/** All words of one type of event. */
export type EventWords = {
  /** In the office's histories. */
  readonly history: string;
  /**
   * In the timeline and the room of the deal; without it the event is no step that its sides see.
   */
  readonly step?: StepWords | ((deal: OfferCourse & { readonly proxy: HeardAnswer | null }) => StepWords);
  /** The notification for each side. A side without one is not notified. */
  readonly notifies?: Notices;
  /**
   * The group of mails and notices that it belongs to. Needed where somebody is told
   * (notification/topicOf.ts).
   */
  readonly topic?: TopicName;
  /** As a mail: what needs an answer, and what ends or concludes a deal. */
  readonly mails?: { readonly [Reader in Side]?: MailWords };
};

/** The types of event of a table that have this part of the words. */
export type TypesWith<Table, Part extends keyof EventWords> = {
  [Type in keyof Table]: Table[Type] extends Readonly<Record<Part, unknown>> ? Type : never;
}[keyof Table];

export const both = (text: string): ForSides => ({ client: text, talent: text });
export const step = (timeline: ForSides, chat: ForSides): StepWords => ({ timeline, chat });

/**
 * Makes the notices of a deal, for one side or in the same words for both. `pages`: where each side
 * is led to.
 */
export const noticesTo = (pages: Readonly<Record<Side, PlaceName>>) => {
  const toClient = (title: string, body: string): Notice => notice(pages.client, title, body);
  const toTalent = (title: string, body: string): Notice => notice(pages.talent, title, body);
  const toBoth = (title: string, body: string) => ({ client: toClient(title, body), talent: toTalent(title, body) });
  return { toClient, toTalent, toBoth };
};

const LOOK = '内容を確認する';
/** A mail in the words of the notification. */
export const asNotified = (link = LOOK): MailWords => ({ words: null, link });
/** A mail with words of its own: nothing notifies its reader. */
export const mailOnly = (words: Notice, link = LOOK): MailWords => ({ words, link });

import type { Side } from '../commonFields.ts';
import type { PlaceName } from './places.ts';
import type { TopicName } from './topics.ts';

/** The audience of a notice: one side of a deal, or a person of any role. */
export const audiences = ['client', 'talent', 'person'] as const;
export type Audience = (typeof audiences)[number];

/** The text of a notification, without names. `place`: the page that it links to. */
export type Notice = { readonly title: string; readonly body: string; readonly place: PlaceName };

/** The notices of an event by audience. Audiences without an entry get none. */
export type Notices = Partial<Record<Audience, Notice>>;

export const notice = (place: PlaceName, title: string, body: string): Notice => ({ place, title, body });

/** The words of an event that tells one person about the own account. */
export const accountNotice = <const Reader extends Audience>(reader: Reader, place: PlaceName, title: string, body: string) =>
  ({ topic: 'account', notifies: { [reader]: notice(place, title, body) } as Readonly<Record<Reader, Notice>> }) as const;

export type ForSides = Readonly<Record<Side, string>>;

/** A step of a deal for its two sides: in the timeline, and as a line in the chat room. */
export type StepWords = { readonly timeline: ForSides; readonly chat: ForSides };

/** A mail to one side. `words`: null for those of the notification. `link`: the button's label. */
export type MailWords = { readonly words: Notice | null; readonly link: string };

export type EventWords = {
  /** The name in the office's histories. */
  readonly history: string;
  /** The texts in timeline and room. Without them the sides do not see the event. */
  readonly step?: StepWords | ((deal: never) => StepWords);
  /** The notification of each side. A side without one is not notified. */
  readonly notifies?: Notices;
  /** The mail topic. Required if the event notifies someone (notification/topicOf.ts). */
  readonly topic?: TopicName;
  /** Who has to act after the event, until a time that it stores (urgency.ts). */
  readonly asks?: Side | 'office';
  /** The mail of each side, for events that need an answer, or that end or conclude a deal. */
  readonly mails?: { readonly [Reader in Side]?: MailWords };
};

/** The event types of a table with this part of the words. */
export type TypesWith<Table, Part extends keyof EventWords> = {
  [Type in keyof Table]: Table[Type] extends Readonly<Record<Part, unknown>> ? Type : never;
}[keyof Table];

export const both = (text: string): ForSides => ({ client: text, talent: text });
/** A step. `chat`: by default the words of the timeline as a sentence. */
export const step = (
  timeline: ForSides,
  chat: ForSides = { client: `${timeline.client}。`, talent: `${timeline.talent}。` },
): StepWords => ({
  timeline,
  chat,
});

const LOOK = '内容を確認する';
/** A mail with the words of the notification. */
export const asNotified = (link = LOOK): MailWords => ({ words: null, link });
/** A mail with its own words, for a side that is not notified. */
export const mailOnly = (words: Notice, link = LOOK): MailWords => ({ words, link });

/**
 * Builds notices of a deal, for one side or with the same words for both. `tell…` also mails them.
 * `pages`: the page of each side. `usual`: the label of the button in mails.
 */
export const noticesTo = (pages: Readonly<Record<Side, PlaceName>>, usual = LOOK) => {
  const toClient = (title: string, body: string): Notice => notice(pages.client, title, body);
  const toTalent = (title: string, body: string): Notice => notice(pages.talent, title, body);
  const toBoth = (title: string, body: string) => ({ client: toClient(title, body), talent: toTalent(title, body) });
  const tellClient = (title: string, body: string, link = usual) => ({
    notifies: { client: toClient(title, body) },
    mails: { client: asNotified(link) },
  });
  const tellTalent = (title: string, body: string, link = usual) => ({
    notifies: { talent: toTalent(title, body) },
    mails: { talent: asNotified(link) },
  });
  const tellBoth = (title: string, body: string, link = usual) => ({
    notifies: toBoth(title, body),
    mails: { client: asNotified(link), talent: asNotified(link) },
  });
  return { toClient, toTalent, toBoth, tellClient, tellTalent, tellBoth };
};

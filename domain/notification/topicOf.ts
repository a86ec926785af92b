import type { MailKind, ownMailKinds } from '../mail/mailWords.ts';
import { eventWords } from '../words/eventWords.ts';
import type { NotificationKind } from './kinds.ts';
import type { TopicName } from './topics.ts';

/**
 * What tells somebody something. The assignment below does not compile when one of them has no
 * topic.
 */
export type Telling = NotificationKind | MailKind | (typeof ownMailKinds)[number];
const rows: Readonly<Record<Telling, { readonly topic: TopicName }>> = eventWords;

/** The topic of a notice or a mail, by its event. */
export const topicOf = (kind: Telling): TopicName => rows[kind].topic;

import type { TopicName } from '../../kernel/words/topics.ts';
import type { MailKind, ownMailKinds } from '../mail/mailWords.ts';
import { eventWords } from '../words/eventWords.ts';
import type { NotificationKind } from './kinds.ts';

/**
 * All kinds of notifications and mails. The assignment below does not compile if one has no topic.
 */
export type Notifying = NotificationKind | MailKind | (typeof ownMailKinds)[number];
const rows: Readonly<Record<Notifying, { readonly topic: TopicName }>> = eventWords;

/** The topic of a notification or mail. */
export const topicOf = (kind: Notifying): TopicName => rows[kind].topic;

import { z } from 'zod';
import { chosenTopics, mailChoices } from '#domain/notification/topics.ts';
import { userSchema } from './users.schema.ts';

/**
 * users/{uid} as a whole: with what only the settings and the mails need. The schema of every page stays small without it.
 * `mailChoices`: how the mails of a topic come; absent where nothing was chosen yet.
 */
export const ownUserSchema = userSchema.extend({
  mailChoices: z.partialRecord(z.enum(chosenTopics), z.enum(mailChoices)).optional(),
});
export type OwnUser = z.infer<typeof ownUserSchema>;

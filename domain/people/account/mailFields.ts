import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { chosenTopics, mailChoices } from '../../kernel/words/topics.ts';

/** The choice of a mail topic. A separate file: account forms load without the topics. */
export const mailFields = {
  topic: labelled('通知の種類', z.enum(chosenTopics)),
  mail: labelled('メールの受け取り方', z.enum(mailChoices)),
};

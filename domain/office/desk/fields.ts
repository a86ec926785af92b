import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { identifier, instant, line, text } from '../../kernel/validation.ts';
import { deskKinds, deskLists, requestAnswers } from './kinds.ts';

/** Fields of the commands and events of the office's work on an item, with labels. Times in ms. */
export const deskFields = {
  kind: labelled('対象の種類', z.enum(deskKinds)),
  uid: labelled('担当', identifier),
  assigneeId: labelled('担当', z.string()),
  text: labelled('メモ', text(1_000)),
  noteId: labelled('メモの番号', identifier),
  authorId: labelled('メモを書いた担当者', z.string()),
  /** A request for approval: who was asked, who asks, and the fee to approve if it is known. */
  approverId: labelled('承認の依頼先', identifier),
  askedBy: labelled('承認を依頼した担当者', z.string()),
  yen: labelled('承認を依頼した報酬', z.number().nullable(), '円'),
  answer: labelled('承認の依頼への答え', z.enum(requestAnswers)),
  answeredBy: labelled('承認の依頼に答えた担当者', z.string().nullable()),
  tag: labelled('タグ', line(20)),
  until: labelled('再表示の日時', instant),
  /** The list in which the item waits; null if it does not wait. */
  waitsIn: labelled('待っている一覧', z.enum(deskLists).nullable()),
  jobId: parties.jobId.nullable(),
  clientId: parties.clientId.nullable(),
  talentId: parties.talentId.nullable(),
  /** The person who asks the office. For a guest's question, the name of its stream. */
  personId: labelled('本人', z.string().nullable()),
};

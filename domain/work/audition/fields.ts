import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { parties } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { clockTime, date, identifier, instant, listOf, optionalLine, optionalText, shaped, text } from '../../kernel/validation.ts';
import { dealFields } from '../deal/fields.ts';
import { auditionKinds, auditionResults } from './kinds.ts';

const { auditionRoundsMax, auditionSlotsMax, auditionTimesMax } = businessRules;

/** The id of a round: its job and its number. */
export const auditionId = labelled('オーディション', identifier);

const slotTimes = {
  date: labelled('日付', date),
  from: labelled('開始', clockTime),
  to: labelled('終了', clockTime),
  capacity: labelled('人数', z.int().min(1).max(99), '人'),
};
export const slotFields = z.strictObject(slotTimes);
export const slot = z.object({ slotId: z.string(), ...slotTimes });

const deal = { dealKind: labelled('取引の種類', z.enum(['offer', 'entry'])), dealId: labelled('取引番号', identifier) };
/** Deals as a browser names them. */
export const refs = z.array(z.strictObject(deal)).max(businessRules.auditionCastsMax);
/** The deals to invite as the server knows them. */
export const invited = z.array(z.object({ ...parties, ...deal, isOpen: z.boolean() })).min(1);

const slotKey = shaped(/^[\d_-]{15}$/);

/** Fields of the commands and events of auditions. Days in JST, times in ms. */
export const auditionFields = {
  ...parties,
  ...deal,
  deals: labelled('招待するキャスト', refs.min(1)),
  round: labelled('回', z.int().min(1).max(auditionRoundsMax)),
  auditionKind: labelled('オーディションの形式', z.enum(auditionKinds)),
  place: labelled('場所・参加用リンク', optionalLine(300)),
  note: labelled('キャストへの案内', optionalText(1000)),
  answerDue: dealFields.answerDue,
  tapeDue: labelled('動画の提出期限', instant),
  slots: labelled('時間枠', z.array(slot)),
  newSlots: labelled('時間枠', z.array(slotFields).min(1).max(auditionSlotsMax)),
  slotId: labelled('時間枠', slotKey),
  slotIds: labelled('選べる時間枠', listOf(slotKey, auditionSlotsMax)),
  remindAt: labelled('前日のお知らせの日時', instant),
  times: labelled('希望の日時', listOf(instant, auditionTimesMax).min(1)),
  reasonCode: dealFields.reasonCode,
  reason: dealFields.reason,
  uploadId: labelled('アップロード番号', identifier),
  score: labelled('評価', z.int().min(1).max(5)),
  scoreNote: labelled('評価のメモ', optionalLine(300)),
  result: labelled('オーディションの結果', z.enum(auditionResults).exclude(['DECLINE'])),
  message: labelled('キャストへの言葉', text(500)),
  tapes: labelled('削除する動画', z.array(z.object({ dealId: identifier, talentId: parties.talentId, uploadId: identifier }))),
  dealIds: labelled('招待した取引', z.array(z.string())),
};

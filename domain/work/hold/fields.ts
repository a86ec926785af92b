import { z } from 'zod';
import { parties, sides } from '../../kernel/commonFields.ts';
import { day, labelled, time } from '../../kernel/fieldMeta.ts';
import { date, identifier } from '../../kernel/validation.ts';
import { dealFields } from '../deal/fields.ts';
import { holdLimits } from './kinds.ts';

const days = z.array(date).min(1).max(holdLimits.daysMax);
const position = z.int().min(1);

/** The cast under whose uid the holds are. */
export const castId = labelled('キャスト', identifier);

/** Fields of the commands and events of holds. Days in JST, times in ms. */
export const holdFields = {
  ...parties,
  dealKind: labelled('取引の種類', z.enum(['offer', 'entry'])),
  dealId: labelled('取引番号', identifier),
  days: labelled('キープする日', days),
  position: labelled('順番', position),
  previousPosition: labelled('前の順番', position),
  askedAt: labelled('申し込んだ日時', time),
  answerDue: dealFields.answerDue,
  endsAt: labelled('キープの期限', time),
  remindAt: labelled('期限のお知らせの日時', time),
  /** The deal whose offer asks the holder to decide. */
  challengers: labelled('決定を希望した取引', z.array(z.string())),
  challengerId: labelled('決定を希望した取引', z.string()),
  firstDay: labelled('最初の日', day),
  isOffered: labelled('オファーによる決定', z.boolean()),
  waitsUntil: labelled('先のキープの回答を待つ期限', time),
  by: labelled('操作した側', z.enum([...sides, 'office'])),
  reasonCode: dealFields.reasonCode,
  reason: dealFields.reason,
};

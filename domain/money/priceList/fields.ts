import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { reason } from '../../kernel/commonFields.ts';
import { labelled, labelOf, unitOf } from '../../kernel/fieldMeta.ts';
import { pricesSchema } from '../../kernel/priceFields.ts';
import { date, messages } from '../../kernel/validation.ts';

const rate = z.int({ error: messages.percent }).min(0, messages.percent).max(100, messages.percent);

const yen = z.int({ error: messages.yen }).min(0, messages.yen).max(businessRules.feeMax, messages.yen);
const { serviceRate, serviceMin, shareRate } = pricesSchema.shape;

export const priceFields = {
  from: labelled('適用を始める日', date),
  serviceRate: labelled(labelOf(serviceRate), rate, unitOf(serviceRate)),
  serviceMin: labelled(labelOf(serviceMin), yen, unitOf(serviceMin)),
  shareRate: labelled(labelOf(shareRate), rate, unitOf(shareRate)),
  reason,
};

/** Why a list cannot begin on a day (Japan) at a time (ms), or null: begun lists never change. */
export const startFault = (from: string, now: number): string | null => (from <= jstDate(now) ? '明日以降の日付を指定してください' : null);

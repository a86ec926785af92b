import { z } from 'zod';
import { isJstMonth } from '../../kernel/calendar/instants.ts';
import { reason } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages } from '../../kernel/validation.ts';

/** The number of bills and the sum of their fees (yen, without tax). */
const figures = z.object({ count: z.int().min(0), total: z.int().min(0) });

/** Fields of the commands and events of a closing month, with labels. */
export const closingFields = {
  month: labelled('完了月', z.string().refine(isJstMonth, messages.format)),
  claimed: labelled(
    '請求済み',
    figures.extend({ count: labelled('件数', figures.shape.count), total: labelled('税抜合計', figures.shape.total, '円') }),
  ),
  ignored: labelled(
    '請求対象外',
    figures.extend({ count: labelled('件数', figures.shape.count), total: labelled('税抜合計', figures.shape.total, '円') }),
  ),
  reason,
} as const;

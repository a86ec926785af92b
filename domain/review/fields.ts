import { z } from 'zod';
import { parties, reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { reviewContent } from './score.ts';

const { score } = reviewContent.shape;

/** What commands and events say of the reviews of a deal. */
export const reviewFields = {
  ...parties,
  ...reviewContent.shape,
  reason,
  dealKind: labelled('取引の種類', z.enum(['offer', 'entry'])),
  by: labelled('通報・投稿した側', z.enum(['client', 'talent'])),
  publishDue: labelled('公開の期限', z.number()),
  /** Null: no score was given. */
  scores: labelled(
    '評価',
    z.object({ client: labelled('クライアントの評価', score.nullable()), talent: labelled('キャストの評価', score.nullable()) }),
  ),
};

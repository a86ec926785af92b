import { z } from 'zod';
import { parties, reason } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { reviewContent } from './content.ts';

const { score } = reviewContent.shape;

/** Fields of the commands and events of reviews, with labels. */
export const reviewFields = {
  ...parties,
  ...reviewContent.shape,
  reason,
  dealKind: labelled('取引の種類', z.enum(['offer', 'entry'])),
  by: labelled('通報・投稿した側', z.enum(['client', 'talent'])),
  publishDue: labelled('公開の期限', z.number()),
  /** null: no score. */
  scores: labelled(
    '評価',
    z.object({ client: labelled('クライアントの評価', score.nullable()), talent: labelled('キャストの評価', score.nullable()) }),
  ),
};

import { z } from 'zod';
import { orderIndex } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { optionalText, storagePath } from '../../kernel/validation.ts';
import { mediaTypes } from './content.ts';
import { transcodingFaults } from './transcoding.ts';

/** Fields of a portfolio item. `S`, `M`: paths of the variants. `size` in bytes. */
export const mediaFields = {
  ownerId: labelled('対象の持ち主', z.string()),
  mediaType: labelled('ポートフォリオの種類', z.enum(mediaTypes)),
  url: labelled('掲載先', z.string()),
  S: labelled('写真・動画（小）', storagePath),
  M: labelled('写真・動画（大）', storagePath),
  poster: labelled('動画の静止画', storagePath),
  size: labelled('容量（バイト）', z.int().min(1)),
  description: labelled('説明', optionalText(500)),
  orderIndex,
  dueAt: labelled('変換の期限', time),
  reason: labelled('理由', z.enum(transcodingFaults)),
};

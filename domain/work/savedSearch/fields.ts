import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { identifier, line } from '../../kernel/validation.ts';
import { searchKinds } from '../search/wanted.ts';

/** How often a mail with new results is sent: never, daily, or on Mondays. */
export const digests = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof digests)[number];
export const digestLabels = { OFF: '受け取らない', DAILY: '毎日（新着があった日）', WEEKLY: '毎週月曜日' } as const satisfies Record<
  Digest,
  string
>;

export const savedSearchFields = {
  searchId: labelled('検索条件の番号', identifier),
  kind: labelled('さがすもの', z.enum(searchKinds)),
  name: labelled('名前', line(40)),
  /** The query string of the search: `q=英語&area=13`. */
  wanted: labelled('条件', line(2_000)),
  digest: labelled('新着のメール', z.enum(digests)),
};

import { z } from 'zod';
import { DAY } from '../../kernel/calendar/instants.ts';
import { parties, reason } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { identifier } from '../../kernel/validation.ts';
import { watchedNames } from '../fourEyes.ts';

/** The statuses of a request, in order. `LAPSED`: confirmed, but refused when carried out. */
export const countersignStatuses = ['ASKED', 'CONFIRMED', 'DECLINED', 'WITHDRAWN', 'CARRIED_OUT', 'LAPSED'] as const;
export type CountersignStatus = (typeof countersignStatuses)[number];

/** How long a confirmed export can be downloaded (ms). */
export const EXPORT_OPEN_MS = DAY;

export const countersignFields = {
  act: labelled('操作の種類', z.enum(watchedNames)),
  /** The stream of the act. */
  target: labelled('対象の記録', z.string()),
  /** The requested command, without its reason. */
  command: labelled(
    '操作の内容',
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()])),
  ),
  reason,
  askedBy: labelled('依頼した担当者', identifier),
  /** Yen, without tax; null for acts without an amount. */
  amount: labelled('金額（税抜）', z.number().nullable(), '円'),
  jobId: parties.jobId.nullable(),
  clientId: parties.clientId.nullable(),
  talentId: parties.talentId.nullable(),
  personId: labelled('本人', z.string().nullable()),
  confirmedBy: labelled('確認した担当者', identifier),
  confirmedAt: labelled('確認した日時', time),
  refusedWith: labelled('実行できなかった理由', z.string()),
};

import { z } from 'zod';
import { labelled, time } from './fieldMeta.ts';
import { text } from './validation.ts';

// Fields that several aggregates share.

/** A reason of a side or of the office. It is personal data of the other person. */
export const reason = labelled('理由', text(500));

/** The job and the two sides, on every event of a deal, so that each event is readable alone. */
export const parties = {
  jobId: labelled('お仕事', z.string()),
  clientId: labelled('クライアント', z.string()),
  talentId: labelled('キャスト', z.string()),
};

/** The two sides of a deal and of its room. */
export const sides = ['client', 'talent'] as const;
export type Side = (typeof sides)[number];

export const orderIndex = labelled('順番', z.int().min(0).max(10_000));

/** The id of a request of the office. A repeated id has no effect. */
export const requestId = labelled('依頼の番号', z.uuid());

/**
 * A request for a mail with a code; times in ms. The log stores only the hash of the code. The mail
 * computes the code again (functions/effects/mail/mailedCode.ts).
 */
export const codeRequest = {
  codeHash: labelled('コードの照合値', z.string()),
  requestedAt: labelled('依頼日時', time),
  expiresAt: labelled('期限', time),
};

import { z } from 'zod';
import { labelled } from './fieldMeta.ts';
import { text } from './validation.ts';

// Fields that several aggregates have.

/** Why one side of a deal, or the office, decides against somebody. */
export const reason = labelled('理由', text(500));

/** Every event of a deal names its job and both sides, so that it can be read alone. */
export const parties = {
  jobId: labelled('お仕事', z.string()),
  clientId: labelled('クライアント', z.string()),
  talentId: labelled('キャスト', z.string()),
};

/** The place of an item in its list. */
export const orderIndex = labelled('順番', z.int().min(0).max(10_000));

/** A request of the office, which is carried out once. */
export const requestId = labelled('依頼の番号', z.uuid());

/**
 * A request for a mail with a code; times in ms. The log has only the hash of the code: the mail
 * computes the code again (functions/effects/mail/mailedCode.ts).
 */
export const codeRequest = {
  codeHash: labelled('コードの照合値', z.string()),
  requestedAt: labelled('依頼日時', z.number()),
  expiresAt: labelled('期限', z.number()),
};

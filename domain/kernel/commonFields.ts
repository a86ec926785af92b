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

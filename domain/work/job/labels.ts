import { labelsIn } from '../../kernel/fieldMeta.ts';
import { type JobField, jobPosting } from './posting.ts';

// Plain data, computed by the web build (web/plainData.ts).

export const jobLabels = labelsIn(jobPosting.shape) as Readonly<Record<JobField, string>>;

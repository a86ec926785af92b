import { labelsIn } from '../kernel/fieldMeta.ts';
import { type JobField, jobPosting } from './posting.ts';

// Plain data, computed when the web app is built (web/plainData.ts).

/** What people call the fields of a posting. */
export const jobLabels = labelsIn(jobPosting.shape) as Readonly<Record<JobField, string>>;

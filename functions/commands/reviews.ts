import { review } from '#domain/talk/review/review.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';

/** Reviews of a closed deal by both sides, and the office's acts. The review's id is the deal's. */
export const reviews = callableOf(review, {}, { admit: certifiedOnly });

import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/talk/review/commands.ts';
import { review } from '#domain/talk/review/review.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const onReview = { commandId: commandIdSchema, reviewId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.write.extend(onReview),
  commands.reportNotHeld.extend(onReview),
  commands.takeDown.extend(onReview),
  commands.restore.extend(onReview),
]);

/** Reviews of a closed deal by both sides, and the office's acts. The review's id is the deal's. */
export const reviews = commandCallable(review, wire, ({ commandId: _, reviewId, ...command }) => ({
  entityId: reviewId,
  command,
  admit: certifiedOnly,
}));

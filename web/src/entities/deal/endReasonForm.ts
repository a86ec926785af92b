import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/messages.ts';
import { saysReason } from '#domain/work/deal/endReasons.ts';
import { dealFields, type ReasonCode } from '#domain/work/deal/fields.ts';
import { reasonLabels } from '#domain/work/deal/reasonLabels.ts';
import type { FieldRow } from '#web/shared/forms/fieldsDialog.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

/** An empty field is not sent. */
export const withoutEmpty = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Adds an issue without a reason of the list or a text. */
export const needsReason = (typed: Readonly<Record<string, string>>, context: z.RefinementCtx): void => {
  if (!saysReason(withoutEmpty(typed))) context.addIssue({ code: 'custom', path: ['reason'], message: messages.required });
};

export const reasonChoice = (codes: readonly ReasonCode[]) => ({
  label: labelOf(dealFields.reasonCode),
  options: codes.map((value) => ({ value, label: reasonLabels[value] })),
});

/** Without codes there is only the text, which may be empty. */
export const endReasonForm = (codes: readonly ReasonCode[], help?: string) => {
  const schema = z.object({ reasonCode: z.string(), reason: dealFields.reason.or(z.literal('')) });
  const fields: Record<keyof typeof schema.shape, FieldRow | undefined> = {
    reasonCode: codes.length > 0 ? { as: 'choice', help, ...reasonChoice(codes) } : undefined,
    reason: { ...textOf(dealFields.reason), required: false, multiline: true },
  };
  return { schema: codes.length > 0 ? schema.superRefine(needsReason) : schema, start: { reasonCode: '', reason: '' }, fields };
};

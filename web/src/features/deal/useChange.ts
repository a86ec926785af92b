import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/work/deal/fields.ts';
import { courseOf, isBound } from '#domain/work/deal/row.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { type Changed, changeActions } from './changes.ts';
import { useDealCommand } from './commands/dealCommand.ts';
import { requireOther, requireReason } from './terms.ts';

export type ChangeValues = { fee?: number | undefined; scheduleToClose?: number | undefined; reason: string };
type Terms = { readonly fee?: number | undefined; readonly scheduleToClose?: number | undefined };
export type ChangeResult = Terms & { readonly reason: string };

const fieldOf = { fee: 'fee', schedule: 'scheduleToClose' } as const;

/**
 * A change of one of the terms. It applies immediately before the cast agreed, and for a higher
 * fee; otherwise it is a proposal with a reason. The server asks the same rule.
 */
export const useChange = (kind: DealKind, deal: Deal, changed: Changed) => {
  const name = fieldOf[changed];
  const bound = isBound(kinds[kind].table, deal.status);
  const needsConsent = (terms: Terms): boolean => courseOf(kinds[kind].table, changeActions[changed], terms, deal) === 'proposeChange';
  const schema = z.object({ [name]: dealFields[name], reason: z.string() }).superRefine((typed, context) => {
    const { reason, ...terms } = typed as ChangeResult;
    requireOther(name, deal[name], terms[name], context);
    if (needsConsent(terms)) requireReason(reason, context);
  }) as unknown as z.ZodType<ChangeResult>;
  const { send: change } = useDealCommand(kind, changeActions[changed], deal);
  const { send: propose } = useDealCommand(kind, 'proposeChange', deal);
  const defaultValues: ChangeValues = { [name]: deal[name] ?? undefined, reason: '' };
  const kept = useDraftForm<ChangeValues, ChangeResult>({ name: `${changed}:${kind}:${deal.id}`, defaultValues, schema });
  const typed = useWatch({ control: kept.form.control, name });
  const send = async ({ reason, ...terms }: ChangeResult) => {
    const proposes = needsConsent(terms);
    return { proposes, ...(proposes ? await propose({ ...terms, reason }) : await change(terms as never)) };
  };
  return { kept, bound, asks: typed !== undefined && typed !== deal[name] && needsConsent({ [name]: typed }), send };
};

import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { heldActPath } from '#projections/office/heldActs.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FieldsDialog, type Inputs } from '#web/shared/forms/fieldsDialog.tsx';
import { RunningDeals } from '../dealParts/runningDeals.tsx';
import type { Act } from './act.ts';
import { Consequences } from './words.tsx';

const reasoned = z.object({ reason });
const inputsOf = ({ inputs, reasoned: asks, templates }: Act): Inputs | undefined =>
  asks ? { schema: reasoned, start: { reason: '' }, fields: { reason: { multiline: true, templates } } } : inputs;

export default function ActDialog({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const { callable, type, document, removes = false, held, title, label, ends, done, consequences, about, dealsOf } = act;
  const { send } = useCommand<object>(
    held
      ? { callable: 'heldActs', type: 'hold', shownBy: () => heldActPath(streamIdOf(held.aggregate, held.entityId)) }
      : { callable, type, shownBy: () => document, removes },
  );
  const sendWith = (typed: object) => send(held ? { act: { ...held, command: { type } } } : { ...act.fields, ...typed }).then(withRefetch);
  const dialog = { title, confirmLabel: label, ends, send: sendWith, ...(done && { done }), onClose };
  const content = (
    <>
      {consequences.length > 0 ? <Consequences>{consequences}</Consequences> : null}
      {about}
      {dealsOf ? <RunningDeals of={dealsOf} /> : null}
    </>
  );
  const inputs = inputsOf(act);
  return inputs ? (
    <FieldsDialog {...dialog} {...inputs}>
      {content}
    </FieldsDialog>
  ) : (
    <CommandDialog {...dialog}>{content}</CommandDialog>
  );
}

import { match } from 'ts-pattern';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { SheetChecklist, versionOf } from '#web/features/deal/public.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../../acts/words.tsx';
import { dealNamed, dealTitle, type EndAction, endReasonHelp, endTexts } from '../../dealParts/texts.ts';
import type { Decision } from '../commands/decide.ts';
import { useDecision } from '../commands/useDecision.ts';
import { useLatest } from '../obstacle.ts';

const schema = z.object({ reason });

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly action: EndAction;
  /** Called after a success, in place of closing. */
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The open dialog follows changes of the deal. */
export default function EndDialog({ kind, deal: opened, action, onDone, onClose }: Props) {
  const { title, consequences, label, done } = endTexts[action](kind);
  const { send, own } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, action, own);
  return (
    <FieldsDialog
      title={title}
      confirmLabel={label}
      ends
      obstacle={obstacle}
      schema={schema}
      start={{ reason: '' }}
      fields={{ reason: { multiline: true, help: endReasonHelp } }}
      send={(typed) =>
        send(
          match(action)
            .returnType<Decision>()
            .with('adminDisapproveChange', (type) => ({ type, proposalNo: opened.proposal?.no ?? 0, ...typed }))
            .with('dismissCancellation', (type) => ({ type, calledOffAt: opened.calledOffAt ?? 0, ...typed }))
            .otherwise((type) => ({ type, ...typed })),
        )
      }
      {...(done && { done: done(dealNamed(deal)) })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{dealTitle(deal)}</p>
      {kind === 'offer' && action === 'adminDisapprove' ? <SheetChecklist deal={versionOf(deal)} inFull /> : null}
      <Consequences>{consequences}</Consequences>
    </FieldsDialog>
  );
}

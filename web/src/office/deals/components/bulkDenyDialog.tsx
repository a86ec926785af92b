import { useState } from 'react';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { ManyDialog } from '#web/shared/ui/manyDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Consequences } from '../../acts/words.tsx';
import { deniedTexts, endReasonHelp } from '../../dealParts/texts.ts';
import { decide } from '../commands/decide.ts';
import { nounOf, type PickedDeal } from '../mixedQueue.ts';

const schema = z.object({ reason });

type Props = { readonly deals: readonly PickedDeal[]; readonly onClose: () => void };

/** The parties of each deal receive the reason. */
export default function BulkDenyDialog({ deals: selected, onClose }: Props) {
  // A copy of the confirmed deals, since a denied one leaves the list.
  const [deals] = useState(selected);
  const many = useManyCommands(deals);
  const { sendAll, resultFor, done, left, begun } = many;
  const form = useCheckedForm(schema, { reason: '' });
  useInputAtSignOut('deny', form);
  const uid = useUid();
  const denyAll = form.handleSubmit(async (typed) => {
    const failed = await sendAll(async (deal, commandId) => {
      await decide(deal.kind, deal, { type: 'adminDisapprove', ...typed }, { commandId, uid });
    });
    if (failed === 0) onClose();
  });
  return (
    <ManyDialog
      many={many}
      title={`${deals.length}件の${nounOf(deals)}を否認しますか？`}
      resultTitle="否認の結果"
      act={{ first: `${deals.length}件を否認する`, again: `失敗した${left}件をもう一度否認する`, tone: 'danger' }}
      onClose={onClose}
      onSend={() => void denyAll()}
    >
      {begun ? (
        <p role="status">{`${deals.length}件のうち${done}件を受け付けました。`}</p>
      ) : (
        <>
          <Consequences>
            {[`選択した${deals.length}件は、すべて不成立で終了します。`, ...new Set(deals.flatMap(({ kind }) => deniedTexts[kind]))]}
          </Consequences>
          <TextField control={form.control} name="reason" {...textOf(reason)} multiline help={endReasonHelp} />
        </>
      )}
      <ManyResults
        label="否認するもの"
        rows={deals.map(({ id, job, client, talent }) => ({ id, name: job.title || MISSING_JOB, about: `${client.name}、${talent.name}` }))}
        resultFor={resultFor}
        words={{ done: '受け付けました', refused: '否認できません' }}
      />
    </ManyDialog>
  );
}

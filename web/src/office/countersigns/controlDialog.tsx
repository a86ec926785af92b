import { z } from 'zod';
import { controlFields } from '#domain/office/control/fields.ts';
import type { Watch, WatchedAct } from '#domain/office/fourEyes.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Consequences } from '../acts/consequences.tsx';
import { aloneText, useConfirmers } from '../members/members.ts';
import { actNames } from './texts.ts';

const { above, reason } = controlFields;
const schema = z.strictObject({ above, reason });

type Props = { readonly act: WatchedAct; readonly watch: Watch | undefined; readonly onClose: () => void };

/** Switches the second approval of an act on or off; warns if no other member could confirm. */
export default function ControlDialog({ act, watch, onClose }: Props) {
  const on = !watch?.on;
  const confirmers = useConfirmers()(act);
  const { send } = useCommand({ callable: 'controls', type: 'set', shownBy: () => 'controls/office' });
  return (
    <FieldsDialog
      title={on ? `「${actNames[act]}」に別の担当者の確認を必須にしますか？` : `「${actNames[act]}」を一人で実行できるようにしますか？`}
      confirmLabel={on ? '二人での確認を始める' : '二人での確認をやめる'}
      ends={!on}
      schema={schema}
      start={{ above: act === 'APPROVAL' && on ? 0 : null, reason: '' }}
      fields={{
        above: act === 'APPROVAL' && on ? { as: 'yen', empty: null, help: 'この額を超える承認に、確認が必要になります' } : undefined,
        reason: { multiline: true },
      }}
      send={(typed) => send({ act, on, ...typed }).then(withRefetch)}
      done="設定しました"
      onClose={onClose}
    >
      <Consequences>
        {[
          on ? '依頼した人とは別の、同じ役割の担当者が確認すると実行されます。' : '担当者が一人で実行できるようになります。',
          '設定した担当者、日時、理由は記録に残ります。',
        ]}
      </Consequences>
      {on && confirmers !== undefined && confirmers < 2 ? <Notice tone="warning">{aloneText(confirmers)}</Notice> : null}
    </FieldsDialog>
  );
}

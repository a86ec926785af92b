import { z } from 'zod';
import { yenInText } from '#domain/kernel/format/numbers.ts';
import { controlFields } from '#domain/office/control/fields.ts';
import { chosenActs, type Watch, type WatchedAct } from '#domain/office/fourEyes.ts';
import { controlSchema } from '#projections/office/controls.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../acts/act.ts';
import { ActButton } from '../acts/actButtons.tsx';
import { aloneText, useConfirmers } from '../members/members.ts';
import { actNames } from './texts.ts';

const { above, reason } = controlFields;
const schema = z.strictObject({ above, reason });

const Alone = ({ act }: { readonly act: WatchedAct }) => {
  const confirmers = useConfirmers()(act);
  return confirmers !== undefined && confirmers < 2 ? <Notice tone="warning">{aloneText(confirmers)}</Notice> : null;
};

const controlAct = (act: WatchedAct, watch: Watch | undefined): Act => {
  const on = !watch?.on;
  const hasLimit = act === 'APPROVAL' && on;
  return {
    callable: 'controls',
    type: 'set',
    fields: { act, on },
    document: 'controls/office',
    label: on ? '二人での確認を始める' : '二人での確認をやめる',
    title: on ? `「${actNames[act]}」に別の担当者の確認を必須にしますか？` : `「${actNames[act]}」を一人で実行できるようにしますか？`,
    consequences: [
      on ? '依頼した人とは別の、同じ役割の担当者が確認すると実行されます。' : '担当者が一人で実行できるようになります。',
      '設定した担当者、日時、理由は記録に残ります。',
    ],
    about: on ? <Alone act={act} /> : null,
    done: '設定しました',
    ends: !on,
    inputs: {
      schema,
      start: { above: hasLimit ? 0 : null, reason: '' },
      fields: {
        above: hasLimit ? { as: 'yen', empty: null, help: 'この額を超える承認に、確認が必要になります' } : undefined,
        reason: { multiline: true },
      },
    },
  };
};

/** The acts that need a second member; administrators switch them. */
export default function ControlCard() {
  const query = useOne('controls/office', controlSchema);
  const watches = query.data?.watches ?? {};
  const confirmersOf = useConfirmers();
  const isAlone = (act: WatchedAct): boolean => watches[act]?.on === true && (confirmersOf(act) ?? 2) < 2;
  const textOf = (act: WatchedAct): string => {
    const watch = watches[act];
    if (!watch?.on) return '一人で実行できます';
    return watch.above === null ? '別の担当者の確認が必要です' : `${yenInText(watch.above)}（税抜）を超えると、別の担当者の確認が必要です`;
  };
  return (
    <Card title="二人での確認">
      <Stack>
        <Prose>同じ役割の別の担当者が確認するまで、実行しない操作です。</Prose>
        {query.isPending ? <RowSkeletons count={2} /> : null}
        {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
        {query.isSuccess ? (
          <Facts
            facts={chosenActs.map((act) => ({
              term: actNames[act],
              value: (
                <>
                  {textOf(act)}
                  {isAlone(act) ? <Notice tone="warning">{aloneText(confirmersOf(act) ?? 0)}</Notice> : null}
                </>
              ),
              action: (
                <ActButton act={controlAct(act, watches[act])} variant="text" size="small">
                  変更する
                </ActButton>
              ),
            }))}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

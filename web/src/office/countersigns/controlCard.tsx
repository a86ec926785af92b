import { lazy, Suspense, useState } from 'react';
import { yenInText } from '#domain/kernel/format/numbers.ts';
import { type WatchedAct, watchedNames } from '#domain/office/fourEyes.ts';
import { controlSchema } from '#projections/office/countersigns.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { aloneText, useConfirmers } from '../members/members.ts';
import { Permitted } from '../roles/roles.tsx';
import { actNames } from './texts.ts';

const ControlDialog = lazy(() => import('./controlDialog.tsx'));

/** The acts that need a second member; administrators switch them. */
export default function ControlCard() {
  const query = useOne('controls/office', controlSchema);
  const [chosen, setChosen] = useState<WatchedAct | null>(null);
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
            facts={watchedNames.map((act) => ({
              term: actNames[act],
              value: (
                <>
                  {textOf(act)}
                  {isAlone(act) ? <Notice tone="warning">{aloneText(confirmersOf(act) ?? 0)}</Notice> : null}
                </>
              ),
              action: (
                <Permitted aggregate="control" type="set">
                  <Button variant="text" size="small" onClick={() => setChosen(act)}>
                    変更する
                  </Button>
                </Permitted>
              ),
            }))}
          />
        ) : null}
        <Suspense>{chosen ? <ControlDialog act={chosen} watch={watches[chosen]} onClose={() => setChosen(null)} /> : null}</Suspense>
      </Stack>
    </Card>
  );
}

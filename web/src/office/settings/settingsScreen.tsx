import { lazy, Suspense, useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import { enrolledFactors } from '#web/shared/data/auth/secondFactor.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import table from '../list/table.module.css';
import { useMayRead } from '../roles/roles.tsx';
import { notEnrolledHere } from './texts.ts';

const EnrollDialog = lazy(() => import('./components/enrollDialog.tsx'));
const NameCard = lazy(() => import('./components/nameCard.tsx'));
const ControlCard = lazy(() => import('../countersigns/controlCard.tsx'));
const MembersCard = lazy(() => import('./components/membersCard.tsx'));
const RemoveDialog = lazy(() => import('./components/removeDialog.tsx'));

/** The settings of an office member: name and authenticator app; and who else is a member. */
export default function SettingsScreen() {
  const mayRead = useMayRead();
  const [factor, setFactor] = useState(() => enrolledFactors()[0]);
  const [open, setOpen] = useState<'enroll' | 'remove' | null>(null);
  const done = (said: string) => {
    setFactor(enrolledFactors()[0]);
    setOpen(null);
    showToast(said);
  };
  return (
    <Stack>
      <Suspense fallback={<RowSkeletons count={2} />}>
        <NameCard />
      </Suspense>
      <Card title="二段階認証">
        <Stack>
          {factor ? (
            <Facts
              facts={[
                { term: '状態', value: '登録済み' },
                { term: '方法', value: factor.name },
                { term: '登録', value: longTime(factor.enrolledAt) },
              ]}
            />
          ) : (
            <Stack>
              <Notice>二段階認証は登録されていません。</Notice>
              <Prose>
                ログインのたびに、パスワードに加えて、スマートフォンの認証アプリに表示されるコードを確認します。パスワードを知られても、ほかの人はログインできません。
              </Prose>
            </Stack>
          )}
          {__LOCAL_STACK__ ? <Notice tone="warning">{notEnrolledHere}</Notice> : null}
          <div className={table.buttons}>
            {factor ? (
              <Button variant="text" tone="danger" onClick={() => setOpen('remove')}>
                登録を解除する
              </Button>
            ) : (
              <Button onClick={() => setOpen('enroll')}>認証アプリを登録する</Button>
            )}
          </div>
        </Stack>
      </Card>
      <Suspense>
        {mayRead('people') ? <MembersCard /> : null}
        <ControlCard />
      </Suspense>
      <Suspense>
        {open === 'enroll' ? <EnrollDialog onDone={() => done('認証アプリを登録しました')} onClose={() => setOpen(null)} /> : null}
        {open === 'remove' && factor ? (
          <RemoveDialog factor={factor} onDone={() => done('登録を解除しました')} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

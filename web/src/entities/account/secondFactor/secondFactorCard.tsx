import { lazy, type ReactNode, Suspense, useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import { enrolledFactors } from '#web/shared/data/auth/secondFactor.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { notEnrolledHere } from './texts.ts';

const EnrollDialog = lazy(() => import('./enrollDialog.tsx'));
const RemoveDialog = lazy(() => import('./removeDialog.tsx'));

type Props = {
  /** What is said before an app is enrolled. */
  readonly children: ReactNode;
  /** Why no app can be enrolled. */
  readonly obstacle?: string | undefined;
};

export const SecondFactorCard = ({ children, obstacle }: Props) => {
  const [factor, setFactor] = useState(() => enrolledFactors()[0]);
  const [open, setOpen] = useState<'enroll' | 'remove' | null>(null);
  const done = (said: string) => {
    setFactor(enrolledFactors()[0]);
    setOpen(null);
    showToast(said);
  };
  return (
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
            {children}
            <Prose>
              ログインのたびに、パスワードに加えて、スマートフォンの認証アプリに表示されるコードを確認します。パスワードを知られても、ほかの人はログインできません。
            </Prose>
          </Stack>
        )}
        {__LOCAL_STACK__ ? <Notice tone="warning">{notEnrolledHere}</Notice> : null}
        {obstacle && !factor ? <p>{obstacle}</p> : null}
        {factor ? (
          <Button variant="text" tone="danger" onClick={() => setOpen('remove')}>
            登録を解除する
          </Button>
        ) : obstacle ? null : (
          <Button variant="outlined" onClick={() => setOpen('enroll')}>
            認証アプリを登録する
          </Button>
        )}
      </Stack>
      <Suspense>
        {open === 'enroll' ? <EnrollDialog onDone={() => done('認証アプリを登録しました')} onClose={() => setOpen(null)} /> : null}
        {open === 'remove' && factor ? (
          <RemoveDialog factor={factor} onDone={() => done('登録を解除しました')} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </Card>
  );
};

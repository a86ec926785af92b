import { lazy, Suspense } from 'react';
import { SecondFactorCard } from '#web/entities/account/secondFactor/secondFactorCard.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useMayRead } from '../roles/roles.tsx';

const NameCard = lazy(() => import('./components/nameCard.tsx'));
const ControlCard = lazy(() => import('../countersigns/controlCard.tsx'));
const MembersCard = lazy(() => import('./components/membersCard.tsx'));

export default function SettingsScreen() {
  const mayRead = useMayRead();
  return (
    <Stack>
      <Suspense fallback={<RowSkeletons count={2} />}>
        <NameCard />
      </Suspense>
      <SecondFactorCard>
        <Notice>二段階認証は登録されていません。</Notice>
      </SecondFactorCard>
      <Suspense>
        {mayRead('people') ? <MembersCard /> : null}
        <ControlCard />
      </Suspense>
    </Stack>
  );
}

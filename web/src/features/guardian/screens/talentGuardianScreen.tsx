import { useState } from 'react';
import { relationLabel } from '#domain/work/guardian/fields.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import type { Guardian } from '#projections/guardian/guardians.schema.ts';
import { consentStateOf } from '#web/entities/guardian/consentState.ts';
import { useOwnGuardian } from '#web/entities/guardian/ownGuardian.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { subjectOf } from '../commands/guardianCommands.ts';
import { AskGuardian } from '../components/askGuardian.tsx';
import { GuardianForm } from '../components/guardianForm.tsx';

const Registered = ({ guardian }: { readonly guardian: Guardian }) => {
  const now = useNow();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Card title="登録とプロフィールの公開">
        <Stack>
          <p>お仕事ごとの同意は、それぞれのオファーやお仕事の画面からお願いできます。</p>
          <AskGuardian subject={subjectOf(profileMatter)} state={consentStateOf(guardian, profileMatter, now)} />
        </Stack>
      </Card>
      <Card title="登録済みの保護者">
        <Stack>
          <Facts
            facts={[
              { term: 'お名前', value: guardian.name },
              { term: '続柄', value: relationLabel[guardian.relation] },
              { term: 'メールアドレス', value: guardian.maskedEmail },
            ]}
          />
          {changing ? (
            <>
              <Notice tone="warning">
                保護者を変更すると、これまでの同意はすべて無効になり、プロフィールは非公開になります。新しい保護者の同意と事務局の確認のあとで、もう一度公開されます。
              </Notice>
              <GuardianForm submitLabel="保護者を変更して、確認のメールを送る" onDone={() => setChanging(false)} />
            </>
          ) : (
            <Button variant="text" onClick={() => setChanging(true)}>
              別の保護者に変更する
            </Button>
          )}
        </Stack>
      </Card>
    </>
  );
};

export default function TalentGuardianScreen() {
  const { isMinor, hasProfile, guardian, failed } = useOwnGuardian();
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (isMinor === undefined) return <RowSkeletons count={2} />;
  if (!hasProfile)
    return (
      <EmptyState
        title="プロフィールが登録されていません"
        action={<LinkButton to={href('talentProfileBasic')}>プロフィールを登録する</LinkButton>}
      >
        先に、生年月日を含むプロフィールを登録してください。
      </EmptyState>
    );
  if (!isMinor)
    return (
      <EmptyState title="保護者の同意は必要ありません" action={<LinkButton to={href('talentSettings')}>設定へ戻る</LinkButton>}>
        保護者の同意が必要なのは、18歳未満の方です。
      </EmptyState>
    );
  if (guardian === undefined) return <RowSkeletons count={2} />;
  return (
    <Stack>
      <p>
        18歳未満の方は、プロフィールの公開、エントリー、オファーの承諾のそれぞれに、保護者の同意が必要です。保護者の方には、メールのリンクから内容を確認していただきます。
      </p>
      {guardian === null ? <GuardianForm submitLabel="保護者を登録して、確認のメールを送る" /> : <Registered guardian={guardian} />}
    </Stack>
  );
}

import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import type { TalentDetails } from '#domain/people/talent/details.ts';
import { CastDetails } from '#web/entities/cast/castDetails.tsx';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { type DetailsRefusal, detailsForm, detailsOf, keptDetails } from '../detailsForm.ts';
import DetailsScreen from './detailsScreen.tsx';

type Props = { readonly details: TalentDetails; readonly onSaved: () => void };

const DetailsConfirmation = ({ details, onSaved }: Props) => {
  const [error, setError] = useState<string>();
  const { key } = useLocation();
  const navigate = useNavigate();
  const uid = useUid();
  const { send, sending } = useCommand<TalentDetails>({ callable: 'talents', type: 'saveDetails', shownBy: () => `talents/${uid}` });
  const back = (state: DetailsRefusal | null) => {
    // The form is one step back in the history, unless this page was opened by its address or has
    // errors to show.
    if (state === null && key !== 'default') navigate(-1);
    else navigate(href('talentProfileDetail'), { replace: true, state });
  };
  const save = async () => {
    setError(undefined);
    try {
      const { reflection } = await send(details);
      navigate(href('talentProfileDone'), { replace: true, state: { part: 'details', pending: reflection === 'pending' } });
      onSaved();
    } catch (failure) {
      const { message, fields } = commandErrorOf(failure);
      if (Object.keys(fields).length > 0) back({ message, fields });
      else setError(message);
    }
  };
  return (
    <ConfirmDialog
      title="プロフィールの確認"
      confirmLabel="この内容で登録する"
      cancelLabel="入力内容を直す"
      wide
      sending={sending}
      error={error}
      onConfirm={save}
      onCancel={() => back(null)}
    >
      <Notice>クライアントには次のように表示されます。未入力の項目は表示されません。</Notice>
      <CastDetails details={details} />
    </ConfirmDialog>
  );
};

export default function DetailsConfirmationScreen() {
  const kept = keptDetails(useUid());
  // Read once, because the input is deleted just before the done screen shows.
  const [typed] = useState(kept.read);
  if (typed === null) {
    return (
      <EmptyState
        title="確認する内容がありません"
        action={<LinkButton to={href('talentProfileDetail')}>詳細プロフィールを入力する</LinkButton>}
      >
        入力した内容は、登録するかログアウトするまで、このタブに残ります。
      </EmptyState>
    );
  }
  const { data, error } = detailsForm.safeParse(typed);
  if (data) {
    return (
      <>
        <DetailsScreen isCovered />
        <DetailsConfirmation details={detailsOf(data)} onSaved={kept.forget} />
      </>
    );
  }
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
  const refusal: DetailsRefusal = { message: transportMessages['invalid-argument'], fields };
  return <Navigate to={href('talentProfileDetail')} replace state={refusal} />;
}

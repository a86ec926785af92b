import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { DetailsConfirmation } from '../components/detailsConfirmation.tsx';
import { type DetailsRefusal, detailsForm, detailsOf, keptDetails } from '../detailsForm.ts';
import DetailsScreen from './detailsScreen.tsx';

/**
 * The details as others will see them, in a dialog over their form, before they are saved. Values
 * that the form refuses lead back to it.
 */
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
        <DetailsScreen />
        <DetailsConfirmation details={detailsOf(data)} onSaved={kept.forget} />
      </>
    );
  }
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
  const refusal: DetailsRefusal = { message: transportMessages['invalid-argument'], fields };
  return <Navigate to={href('talentProfileDetail')} replace state={refusal} />;
}

import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { useOwnDeal } from '#web/entities/deal/deals.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { lastChosenJob, wantedCast } from '#web/entities/job/lastChosenJob.ts';
import { type Changed, changeWords } from '#web/features/deal/changes.ts';
import type { OfferDone } from '#web/features/deal/offerForm.ts';
import { reviewPlaces } from '#web/features/review/public.ts';
import { href } from '#web/routing/href.ts';
import type { RouteName } from '#web/routing/routes.ts';
import { useSession, useUid } from '#web/shared/data/auth/session.ts';
import { signOut } from '#web/shared/data/auth/signIn.ts';
import { useHome, useSide } from '#web/shared/data/auth/viewer.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

// The pages after an act: what happened, what happens next, and a link to follow it. They are short
// and load together.

/** What the form before left in the history; null on a page that was opened by its address. */
const useOutcome = <Outcome,>() => useLocation().state as Outcome | null;

const WithdrawalDone = () => {
  const left = useOutcome<{ readonly left?: boolean }>()?.left ?? false;
  useEffect(() => {
    if (left) signOut().catch(reportError);
  }, [left]);
  return (
    <DoneMessage
      what="退会の手続きが完了しました。"
      next="これまでご利用いただき、ありがとうございました。"
      main={{ to: '/', label: 'ホームへ' }}
    />
  );
};

const PasswordEditDone = () => (
  <DoneMessage
    what="パスワードを変更しました。"
    next="次回から、新しいパスワードでログインしてください。"
    main={{ to: useHome(), label: 'ホームへ' }}
  />
);

const PasswordResetDone = () => (
  <DoneMessage
    what="再設定メールを送りました。"
    next="メールのリンクから、新しいパスワードを設定してください。数分経っても届かない場合は、迷惑メールフォルダと、入力したアドレスをご確認ください。"
    main={{ to: href('login'), label: 'ログインへ' }}
  />
);

const BillDone = () => (
  <DoneMessage
    what="請求先情報を保存しました。"
    next="次のご請求から、この宛先にお送りします。"
    main={{ to: href('clientSettings'), label: '設定へ戻る' }}
  />
);

const CompanyDone = () => {
  const session = useSession();
  const isCertified = session.kind === 'user' && session.claims.isClientCertificated;
  return (
    <DoneMessage
      what="会社情報を登録しました。"
      next={
        isCertified
          ? '変更した内容は、キャストの画面にも表示されます。'
          : '事務局が内容を確認します。認証が完了すると、すべての機能をご利用いただけます。確認の状況は、マイページでご覧いただけます。'
      }
      main={{ to: href('clientMypage'), label: 'マイページへ' }}
    />
  );
};

const ApplyDone = () => {
  const state = useOutcome<{ readonly entryId: string; readonly title: string }>();
  return (
    <DoneMessage
      what={state ? `「${state.title}」にエントリーしました。` : 'エントリーしました。'}
      next="事務局が内容を確認します。承認のあと、クライアントが選考し、結果をお知らせします。"
      main={{ to: state ? href('talentEntry', { entryId: state.entryId }) : href('talentEntries'), label: 'エントリーの状況を見る' }}
      other={{ to: href('talentJobs'), label: 'ほかのお仕事をさがす' }}
    />
  );
};

const OfferSent = () => {
  const state = useOutcome<OfferDone>();
  const to = state ? href('clientOffer', { offerId: state.offerId }) : href('clientOffers');
  const isInquiry = state?.answerDue === null;
  const due = state?.answerDue ? `（${longTime(state.answerDue)}）` : '';
  const next = isInquiry
    ? '条件が決まったら、問い合わせの画面からオファーへ進めます。'
    : `キャストの回答をお待ちください。回答期限${due}までに回答がない場合、オファーは終了します。承諾のあと、事務局が内容を確認します。`;
  return (
    <DoneMessage
      what={`${state ? `${state.castName}さんに` : ''}${isInquiry ? '問い合わせ' : 'オファー'}を送りました。`}
      next={next}
      main={{ to, label: isInquiry ? '問い合わせの状況を見る' : 'オファーの状況を見る' }}
      other={{ to: href('clientHome'), label: 'ほかのキャストをさがす' }}
    />
  );
};

/** After fee or end of a deal was changed, or a change was proposed. */
export const ChangeDone = ({ kind, changed }: { readonly kind: DealKind; readonly changed: Changed }) => {
  const { noun, idField, page } = kinds[kind];
  const { [idField]: id = '' } = useParams();
  const { proposes = false } = useOutcome<{ readonly proposes: boolean }>() ?? {};
  const proposal = useOwnDeal(kind, 'client', id).row?.proposal;
  const main = { to: page.client(id), label: `${noun}の詳細へ戻る` };
  const { term } = changeWords[changed];
  if (!proposes && !proposal)
    return <DoneMessage what={`${term}を変更しました。`} next={`キャストと事務局の画面にも、新しい${term}が表示されます。`} main={main} />;
  return (
    <DoneMessage
      isKnown={proposal != null}
      what="条件の変更を申し込みました。"
      next={`キャストの同意をお待ちください${proposal ? `（期限 ${longTime(proposal.due)}）` : ''}。同意するまで、今の条件は変わりません。`}
      main={main}
    />
  );
};

const JobAddDone = () => {
  const state = useOutcome<{ readonly jobId: string; readonly title: string }>();
  const uid = useUid();
  const [cast] = useState(wantedCast(uid).read);
  useEffect(() => {
    wantedCast(uid).forget();
    if (state) lastChosenJob(uid).write(state.jobId);
  }, [uid, state]);
  return (
    <DoneMessage
      what={state ? `「${state.title}」を掲載しました。` : 'お仕事を掲載しました。'}
      next="気になるキャストに、このお仕事の問い合わせやオファーを送れます。"
      main={
        cast
          ? { to: href('clientTalentOffer', { talentId: cast.id }), label: `${cast.name}さんに問い合わせる` }
          : { to: href('clientHome'), label: 'キャストをさがす' }
      }
      other={
        state
          ? { to: href('clientOwnJob', { jobId: state.jobId }), label: '掲載したお仕事を見る' }
          : { to: href('clientOwnJobs'), label: '掲載したお仕事の一覧へ' }
      }
    />
  );
};

const JobEditDone = () => {
  const { jobId = '' } = useParams();
  const state = useOutcome<{ readonly reopened: boolean }>();
  return (
    <DoneMessage
      what={state?.reopened ? 'お仕事の内容を変更し、募集を再開しました。' : 'お仕事の内容を変更しました。'}
      next="変更した内容は、キャストの画面にも表示されます。"
      main={{ to: href('clientOwnJob', { jobId }), label: 'お仕事の管理へ戻る' }}
    />
  );
};

/** After a review, or after the deal was reported as not held. */
const ReviewDone = () => {
  const state = useOutcome<{ readonly notHeld?: boolean }>();
  const { own, tasks } = reviewPlaces[useSide()];
  return (
    <DoneMessage
      what={state?.notHeld ? '実施されなかったことを報告しました。' : '評価を投稿しました。'}
      next={
        state?.notHeld
          ? '事務局が内容を確認します。相手には公開されません。'
          : '双方の評価がそろうか、期限を過ぎると公開されます。それまでは「書いた評価」から書き直せます。'
      }
      main={{ to: tasks, label: '評価待ちの一覧へ' }}
      other={{ to: `${own}?tab=written`, label: '書いた評価を見る' }}
    />
  );
};

/** After a part of the profile was saved: what happens next, and the next part. */
const ProfileDone = () => {
  const state = useOutcome<{ readonly isNew?: boolean; readonly isMinor?: boolean }>();
  const session = useSession();
  const isPublished = session.kind === 'user' && !session.claims.isTalentSuspended;
  const ways = {
    details: { to: href('talentProfileDetail'), label: '詳細プロフィールを登録する' },
    profile: { to: href('talentProfile'), label: 'プロフィールを確認する' },
    guardian: { to: href('talentGuardian'), label: '保護者の同意へ進む' },
    mypage: { to: href('talentMypage'), label: 'マイページへ' },
  };
  return (
    <DoneMessage
      what="プロフィールを登録しました。"
      next={
        state?.isMinor
          ? 'プロフィールの公開には、保護者の同意が必要です。続けて、保護者の登録と同意の状況をご確認ください。'
          : state?.isNew
            ? '事務局が内容を確認し、公開されるとオファーが届くようになります。続けて、サイズやSNSなどの詳細も登録できます。'
            : isPublished
              ? '変更した内容は、クライアントの画面にも表示されます。'
              : '事務局の確認が済んで公開されると、クライアントの画面に表示されます。'
      }
      main={state?.isMinor ? ways.guardian : state?.isNew ? ways.details : ways.profile}
      other={state?.isMinor && state.isNew ? ways.details : ways.mypage}
    />
  );
};

export const doneScreens = {
  withdrawalDone: WithdrawalDone,
  passwordEditDone: PasswordEditDone,
  passwordResetDone: PasswordResetDone,
  talentJobApplyDone: ApplyDone,
  talentProfileDone: ProfileDone,
  talentClientReviewDone: ReviewDone,
  clientTalentOfferDone: OfferSent,
  clientTalentReviewDone: ReviewDone,
  clientBillDone: BillDone,
  clientCompanyDone: CompanyDone,
  clientJobAddDone: JobAddDone,
  clientJobEditDone: JobEditDone,
  clientOfferFeeDone: () => <ChangeDone kind="offer" changed="fee" />,
  clientOfferScheduleDone: () => <ChangeDone kind="offer" changed="schedule" />,
  clientEntryFeeDone: () => <ChangeDone kind="entry" changed="fee" />,
  clientEntryScheduleDone: () => <ChangeDone kind="entry" changed="schedule" />,
} as const satisfies Partial<Record<RouteName, ComponentType>>;

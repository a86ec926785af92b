import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const said = (term: string, value: string | null): Fact[] => (value === null || value === '' ? [] : [{ term, value }]);
const at = (time: number | null): string | null => (time === null ? null : longTime(time));

const factsOf = ({ castName, clientName, jobTitle, startsAt, endsAt, expiresAt, terms }: GuardianQuestion): Fact[] => [
  ...said('お子さま（活動名）', castName),
  ...said('お仕事', jobTitle),
  ...said('クライアント', clientName),
  ...said('開始日時', at(startsAt)),
  ...said('終了日時', at(endsAt)),
  ...(terms ?? []).map(({ label, value }) => ({ term: label, value })),
  ...said('回答の期限', at(expiresAt)),
];

const asked: Readonly<Record<GuardianQuestion['scope'], string>> = {
  PROFILE: `お子さまが「${siteName}」にキャストとして登録し、プロフィールを公開することへの同意をお願いします。`,
  OFFER: 'お子さまが、次の条件でオファーを承諾することへの同意をお願いします。条件が変わったときは、もう一度確認をお願いします。',
  JOB: 'お子さまが、次の条件で、次のお仕事にエントリーして出演することへの同意をお願いします。条件が変わったときは、もう一度確認をお願いします。',
};

const Published = () => (
  <>
    <p>公開されるもの：活動名、写真、動画、年代（学年の区分）、性別、活動拠点、特技、自己紹介、SNSのアカウント、身長、靴のサイズ、頭囲</p>
    <p>公開されないもの：生年月日、メールアドレス、体重、バスト・ウエスト・ヒップ</p>
  </>
);

const answers = { true: '「同意する」と回答しました。', false: '「同意しない」と回答しました。' } as const;

type Props = {
  readonly question: GuardianQuestion;
  readonly error: CommandError | undefined;
  readonly sending: boolean;
  readonly onAnswer: (consents: boolean) => void;
};

const GuardianAnswer = ({ question, error, sending, onAnswer }: Props) => {
  const { scope, introduction, description, isGiven, terms } = question;
  return (
    <Stack>
      <p>{asked[scope]}</p>
      <Facts facts={factsOf(question)} />
      {scope === 'PROFILE' ? <Published /> : null}
      {scope === 'PROFILE' && introduction ? <Prose>{introduction}</Prose> : null}
      {description ? <Prose>{description}</Prose> : null}
      {terms === null ? (
        <Notice tone="warning">
          確認をお願いしたあとで条件が変わったため、このページでは同意できません。お子さまがもう一度お願いすると、新しい条件のメールが届きます。
        </Notice>
      ) : null}
      {isGiven === null ? null : <Notice>{answers[`${isGiven}`]}回答は、期限までこのページで変更できます。</Notice>}
      {error ? <Notice tone="error">{error.message}</Notice> : null}
      {isGiven === true || terms === null ? null : (
        <Button fullWidth loading={sending} onClick={() => onAnswer(true)}>
          同意する
        </Button>
      )}
      {isGiven === false ? null : (
        <Button fullWidth variant="outlined" loading={sending} onClick={() => onAnswer(false)}>
          {isGiven === true ? '同意を取り消す' : '同意しない'}
        </Button>
      )}
      <p>
        {scope === 'PROFILE'
          ? '同意しない場合や、同意を取り消した場合、プロフィールは公開されません。'
          : '同意しない場合、お子さまはこのお仕事の手続きを進められません。'}
      </p>
    </Stack>
  );
};

type GuardianLink = { readonly uid: string; readonly code: string };

/** It uses no query cache, which guest pages do not load. */
const useQuestion = ({ uid, code }: GuardianLink) => {
  const [question, setQuestion] = useState<GuardianQuestion>();
  const [error, setError] = useState<CommandError>();
  const [sending, setSending] = useState(false);
  const call = useCallback(
    async (request: Readonly<Record<string, unknown>>) => {
      setError(undefined);
      setSending(true);
      try {
        setQuestion(await askAsGuest<GuardianQuestion>('guardianAnswers', { uid, code, ...request }));
      } catch (failure) {
        setError(commandErrorOf(failure));
      }
      setSending(false);
    },
    [uid, code],
  );
  const look = useCallback(() => call({ type: 'look' }), [call]);
  useEffect(() => {
    look();
  }, [look]);
  // A repeated answer changes nothing, so it needs no command id.
  const answer = (consents: boolean) => call({ type: 'answer', consents, commandId: crypto.randomUUID() });
  return { question, error, sending, look, answer };
};

const Unusable = ({ children }: { readonly children: string }) => <EmptyState title="回答できません">{children}</EmptyState>;

const Question = ({ link }: { readonly link: GuardianLink }) => {
  const { question, error, sending, look, answer } = useQuestion(link);
  if (question) return <GuardianAnswer question={question} error={error} sending={sending} onAnswer={answer} />;
  if (!error) return <RowSkeletons count={2} />;
  return error.code.startsWith('guardian-') ? <Unusable>{error.message}</Unusable> : <FailedState onRetry={look} />;
};

export default function GuardianScreen() {
  const [parameters] = useSearchParams();
  const [uid, code] = [parameters.get('cast'), parameters.get('code')];
  if (!uid || !code) return <Unusable>メールに記載されたリンクを、もう一度開いてください。</Unusable>;
  return <Question key={code} link={{ uid, code }} />;
}

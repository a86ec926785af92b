import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { GuardianAnswer } from '../components/guardianAnswer.tsx';

/** The parameters of a guardian's link. */
type GuardianLink = { readonly uid: string; readonly code: string };

/**
 * The question of a mail link, and the call that answers it. It uses no query cache, which guest
 * pages do not load.
 */
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

/** The page of a guardian's mail link (`cast`, `code`); no account is needed. */
export default function GuardianScreen() {
  const [parameters] = useSearchParams();
  const [uid, code] = [parameters.get('cast'), parameters.get('code')];
  if (!uid || !code) return <Unusable>メールに記載されたリンクを、もう一度開いてください。</Unusable>;
  return <Question key={code} link={{ uid, code }} />;
}

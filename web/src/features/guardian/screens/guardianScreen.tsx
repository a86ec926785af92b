import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { GuardianAnswer } from '../components/guardianAnswer.tsx';
import { type GuardianLink, useQuestion } from '../useQuestion.ts';

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

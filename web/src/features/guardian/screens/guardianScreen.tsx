import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { GuardianQuestion } from '#domain/guardian/question.ts';
import { askAsGuest } from '#web/shared/data/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commandError.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { GuardianAnswer, type GuardianLink } from '../components/guardianAnswer.tsx';

const Unusable = ({ children }: { readonly children: string }) => <EmptyState title="回答できません">{children}</EmptyState>;

const Question = ({ link }: { readonly link: GuardianLink }) => {
  const query = useQuery<GuardianQuestion, CommandError>({
    queryKey: ['guardianQuestion', link],
    queryFn: () => askAsGuest('guardianAnswers', { type: 'look', ...link }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.data) return <GuardianAnswer link={link} question={query.data} />;
  if (query.isPending) return <RowSkeletons count={2} />;
  const { code, message } = commandErrorOf(query.error);
  return code.startsWith('guardian-') ? <Unusable>{message}</Unusable> : <FailedState onRetry={() => query.refetch()} />;
};

/** Where the link of a guardian's mail leads (`cast`, `code`): without an account. */
export default function GuardianScreen() {
  const [parameters] = useSearchParams();
  const [uid, code] = [parameters.get('cast'), parameters.get('code')];
  if (!uid || !code) return <Unusable>メールに記載されたリンクを、もう一度開いてください。</Unusable>;
  return <Question key={code} link={{ uid, code }} />;
}

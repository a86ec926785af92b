import { useCallback, useEffect, useState } from 'react';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';

/** The parameters of a guardian's link. */
export type GuardianLink = { readonly uid: string; readonly code: string };

/**
 * The question of a mail link, and the call that answers it. It uses no query cache, which guest
 * pages do not load.
 */
export const useQuestion = ({ uid, code }: GuardianLink) => {
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

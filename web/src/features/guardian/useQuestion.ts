import { useCallback, useEffect, useState } from 'react';
import type { GuardianQuestion } from '#domain/guardian/question.ts';
import { askAsGuest } from '#web/shared/data/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commandError.ts';

export type GuardianLink = { readonly uid: string; readonly code: string };

/**
 * What the link of a mail asks, and the call that answers it. Without the query cache, which pages
 * for guests do without.
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
  // A repeated answer changes nothing, so it needs no id of its own.
  const answer = (consents: boolean) => call({ type: 'answer', consents, commandId: crypto.randomUUID() });
  return { question, error, sending, look, answer };
};

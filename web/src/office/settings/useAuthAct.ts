import { useMutation } from '@tanstack/react-query';
import { authMessage } from '#web/shared/data/authMessages.ts';

/** An act on one's own sign-in: whether it is under way, and in words why it failed. */
export const useAuthAct = <Given, Result>(act: (given: Given) => Promise<Result>, then: (result: Result) => void) => {
  const { mutate, error, isPending } = useMutation<Result, unknown, Given>({ mutationFn: act, onSuccess: then, gcTime: 0 });
  return { mutate, isPending, message: error ? authMessage(error) : undefined };
};

import { useQuery } from '@tanstack/react-query';
import { SECOND } from '#domain/calendar/instants.ts';
import { recheckVerification } from '#web/shared/data/signIn.ts';

/**
 * Checks the verification of the address every few seconds and on return to the page, because the
 * mail may be opened on another device; the guard then redirects. A failed check is repeated, and
 * the button shows the reason.
 */
export const useVerificationWatch = (): void => {
  useQuery({
    queryKey: ['emailVerification'],
    queryFn: recheckVerification,
    refetchInterval: 5 * SECOND,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  });
};

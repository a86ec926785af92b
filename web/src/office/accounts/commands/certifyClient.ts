import { useCommand } from '#web/shared/data/useCommand.ts';

/** Opens everything beyond the my page to a client. */
export const useCertifyClient = (uid: string) =>
  useCommand<{ uid: string }>({ callable: 'accounts', type: 'certifyClient', shownBy: () => `users/${uid}` });

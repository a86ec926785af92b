import type { ClientProfile } from '#domain/client/profile.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Registers or changes the signed-in client's profile. */
export const useSaveClientProfile = () => {
  const uid = useUid();
  return useCommand<ClientProfile>({ callable: 'clients', type: 'saveProfile', shownBy: () => `clients/${uid}` });
};

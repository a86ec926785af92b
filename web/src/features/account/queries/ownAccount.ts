import { userSchema } from '#projections/account/users.schema.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in user's account, live. */
export const useOwnAccount = () => {
  const uid = useUid();
  const query = useLive(liveDocument(`users/${uid}`, userSchema), { enabled: uid !== '' });
  return { query, account: query.data };
};

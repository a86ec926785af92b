import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';

/** The addresses of the signed-in user's notifications: the list and each page. */
export const useNoticePlaces = () => {
  const session = useSession();
  const isTalent = session.kind === 'user' && session.claims.role === 'talent';
  return {
    list: href(isTalent ? 'talentNotifications' : 'clientNotifications'),
    pageOf: (notificationId: string) => href(isTalent ? 'talentNotification' : 'clientNotification', { notificationId }),
  };
};

import { href } from '#web/routing/href.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';

export const useNoticePlaces = () => {
  const isTalent = useSide() === 'talent';
  return {
    list: href(isTalent ? 'talentNotifications' : 'clientNotifications'),
    pageOf: (notificationId: string) => href(isTalent ? 'talentNotification' : 'clientNotification', { notificationId }),
  };
};

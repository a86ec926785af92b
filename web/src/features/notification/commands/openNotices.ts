import { businessRules } from '#domain/kernel/businessRules.ts';
import { sendCommand } from '#web/shared/data/sendCommand.ts';

/**
 * Marks notifications as opened, one command after the other, each with as many as the server
 * accepts.
 */
export const openNotices = async (ids: readonly string[]): Promise<void> => {
  const { notificationsOpenedMax } = businessRules;
  for (let from = 0; from < ids.length; from += notificationsOpenedMax) {
    const notificationIds = ids.slice(from, from + notificationsOpenedMax);
    await sendCommand('notifications', { commandId: crypto.randomUUID(), type: 'open', notificationIds });
  }
};

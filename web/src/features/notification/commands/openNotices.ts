import { businessRules } from '#domain/kernel/businessRules.ts';
import { type CommandAnswer, sendCommand } from '#web/shared/data/sendCommand.ts';

/** Marks notifications as opened, as many at once as the server takes. */
export const openNotices = (ids: readonly string[]): Promise<CommandAnswer> =>
  sendCommand('notifications', {
    commandId: crypto.randomUUID(),
    type: 'open',
    notificationIds: ids.slice(0, businessRules.notificationsOpenedMax),
  });

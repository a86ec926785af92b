import { businessRules } from '#domain/kernel/businessRules.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';

/** The notifications of commands on their way, so that no second command is sent for one. */
const sending = new Set<string>();

/** One command after the other, each with as many as the server accepts. */
export const openNotices = async (ids: readonly string[]): Promise<void> => {
  const { notificationsOpenedMax } = businessRules;
  const opening = ids.filter((id) => !sending.has(id));
  for (const id of opening) sending.add(id);
  try {
    for (let from = 0; from < opening.length; from += notificationsOpenedMax) {
      const notificationIds = opening.slice(from, from + notificationsOpenedMax);
      await sendCommand('notifications', { commandId: crypto.randomUUID(), type: 'open', notificationIds });
    }
  } finally {
    for (const id of opening) sending.delete(id);
  }
};

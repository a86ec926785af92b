import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/talk/news/commands.ts';
import { news as aggregate } from '#domain/talk/news/news.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const onNews = { commandId: commandIdSchema, newsId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.write.extend({ commandId: commandIdSchema }),
  commands.edit.extend(onNews),
  commands.publish.extend(onNews),
  commands.unpublish.extend(onNews),
  commands.remove.extend(onNews),
]);

/** The office's commands on news. */
export const news = commandCallable(aggregate, wire, ({ commandId, ...command }, caller) => {
  if (command.type === 'write') return { entityId: newEntityId(commandId, caller.uid), command, begins: true };
  const { newsId, ...rest } = command;
  return { entityId: newsId, command: rest };
});

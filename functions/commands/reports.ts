import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import * as commands from '#domain/talk/report/commands.ts';
import { report } from '#domain/talk/report/report.ts';
import { reportEntityId } from '#domain/talk/report/subject.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { reportable } from '../rules/reportable.ts';
import { runtime } from '../runtime.ts';

const wire = z.discriminatedUnion('type', [
  commands.report.omit({ clientId: true, talentId: true, jobId: true }).extend({ commandId: commandIdSchema }),
  commands.settle.extend({ commandId: commandIdSchema, reportId: identifier }),
]);

/** Reports to the office, and how the office settles them. */
export const reports = commandCallable(report, wire, async ({ commandId: _, ...command }, caller) => {
  if (command.type === 'report') {
    await countTry(runtime(), [{ kind: 'reportByAccount', subject: caller.uid }]);
    return {
      entityId: reportEntityId(caller.uid, command),
      command,
      begins: true,
      admit: certifiedOnly,
      rules: [reportable(command, caller.uid)],
    };
  }
  const { reportId, ...settled } = command;
  return { entityId: reportId, command: settled };
});

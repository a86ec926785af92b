import { report } from '#domain/talk/report/report.ts';
import { reportEntityId } from '#domain/talk/report/subject.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import { countTry } from '../gate/durableLimit.ts';
import { reportable } from '../rules/reportable.ts';
import { runtime } from '../runtime.ts';

/** Reports to the office, and how the office settles them. */
export const reports = callableOf(report, {
  report: async (sent, { uid }) => {
    await countTry(runtime(), [{ kind: 'reportByAccount', subject: uid }]);
    return { entityId: reportEntityId(uid, sent), admit: certifiedOnly, rules: [reportable(sent, uid)] };
  },
});

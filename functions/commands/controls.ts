import { CONTROL, control } from '#domain/office/control/control.ts';
import { callableOf } from '../gate/callableOf.ts';

/** Which acts of the office need a second member. */
export const controls = callableOf(control, { set: () => ({ entityId: CONTROL }) });

import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import type { TalentCommand } from '#domain/talent/commands.ts';
import * as commands from '#domain/talent/commands.ts';
import { sizesOfMinor, type TalentDetails } from '#domain/talent/details.ts';
import { talent } from '#domain/talent/talent.ts';
import type { Guard } from '../eventStore/guard.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { birthdayOf, consentToPublish, isMinor } from './consent.ts';

const wire = z.discriminatedUnion('type', [
  commands.saveProfile.omit({ heldBirthday: true }).extend({ commandId: commandIdSchema }),
  commands.saveDetails.extend({ commandId: commandIdSchema }),
  commands.publish.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.confirmBirthday.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.suspend.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.unpublish.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.returnProfile.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.takeDownPicture.extend({ commandId: commandIdSchema, uid: identifier }),
  commands.openPage.omit({ birthday: true }).extend({ commandId: commandIdSchema }),
  commands.closePage.extend({ commandId: commandIdSchema }),
  commands.setViewOrder.extend({ commandId: commandIdSchema, uid: identifier }),
]);

/** Body measurements of a minor are not stored. */
const asStored = async (details: TalentDetails, uid: string): Promise<TalentDetails> =>
  (await isMinor(uid)) ? { ...details, sizes: sizesOfMinor(details.sizes) } : details;

/** Adds the birthday that counts. The decider refuses one that is no longer current. */
const heldBirthday = async (uid: string, command: z.infer<typeof commands.saveProfile>): Promise<Guard> => {
  const held = await birthdayOf(uid);
  return { streams: [], complete: () => ({ ...command, heldBirthday: held }) satisfies TalentCommand };
};

const guardedBy = (guard: Guard | undefined) => guard && { guard };

/** Commands on the own talent profile, or, for the office, on another by `uid`. */
export const talents = commandCallable(talent, wire, async ({ commandId: _, ...command }, caller): Promise<Target> => {
  const { uid: own } = caller;
  switch (command.type) {
    case 'saveProfile':
      return { entityId: own, command, begins: true, guard: await heldBirthday(own, command) };
    case 'saveDetails': {
      const { type, ...details } = command;
      return { entityId: own, command: { type, ...(await asStored(details, own)) }, begins: true };
    }
    case 'openPage': {
      const opening = { ...command, birthday: await birthdayOf(own) };
      return { entityId: own, command: opening };
    }
    case 'closePage':
      return { entityId: own, command };
    case 'publish': {
      const uid = assertNotSelf(command.uid, caller);
      return { entityId: uid, command: { type: 'publish' }, ...guardedBy(await consentToPublish(uid)) };
    }
    default: {
      const { uid, ...rest } = command;
      return { entityId: assertNotSelf(uid, caller), command: rest };
    }
  }
});

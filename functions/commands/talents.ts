import { z } from 'zod';
import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { identifier } from '#domain/kernel/validation.ts';
import type { TalentCommand } from '#domain/people/talent/commands.ts';
import * as commands from '#domain/people/talent/commands.ts';
import { sizesOfMinor, type TalentDetails } from '#domain/people/talent/details.ts';
import { talent } from '#domain/people/talent/talent.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import type { Rule } from '../eventStore/rule.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { birthdayIn, consentToPublish } from '../rules/guardianConsents.ts';
import { runtime } from '../runtime.ts';

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

/** Adds the birthday, which is read with the head. The receipt has what was sent. */
const withBirthday = (uid: string, complete: (birthday: string | null) => TalentCommand): Rule => ({
  streams: [],
  documents: [talentPrivatePath(uid)],
  complete: (_states, _held, documents) => complete(birthdayIn(uid, documents)),
});

/** Body measurements of a minor are not stored. */
const asStored = (details: TalentDetails, birthday: string | null): TalentDetails =>
  isMinorOn(birthday, jstDate(runtime().now())) ? { ...details, sizes: sizesOfMinor(details.sizes) } : details;

/** Commands on the own talent profile, or, for the office, on another by `uid`. */
export const talents = commandCallable(talent, wire, ({ commandId: _, ...command }, caller): Target => {
  const { uid: own } = caller;
  switch (command.type) {
    case 'saveProfile':
      // The decider refuses a birthday that is no longer current.
      return { entityId: own, command, begins: true, rules: [withBirthday(own, (heldBirthday) => ({ ...command, heldBirthday }))] };
    case 'saveDetails': {
      const { type, ...details } = command;
      const rule = withBirthday(own, (birthday) => ({ type, ...asStored(details, birthday) }));
      return { entityId: own, command, begins: true, rules: [rule] };
    }
    case 'openPage':
      return { entityId: own, command, rules: [withBirthday(own, (birthday) => ({ ...command, birthday }))] };
    case 'closePage':
      return { entityId: own, command };
    case 'publish': {
      const uid = assertNotSelf(command.uid, caller);
      return { entityId: uid, command: { type: 'publish' }, rules: [consentToPublish(uid)] };
    }
    default: {
      const { uid, ...rest } = command;
      return { entityId: assertNotSelf(uid, caller), command: rest };
    }
  }
});

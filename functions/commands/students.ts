import { z } from 'zod';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import * as commands from '#domain/people/student/commands.ts';
import { studentFields } from '#domain/people/student/fields.ts';
import { rosterIdentityOf } from '#domain/people/student/linkable.ts';
import { student } from '#domain/people/student/student.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { decryptEvents } from '../eventStore/readEvents.ts';
import type { Rule } from '../eventStore/rule.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { type Caller, commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { readUpTo } from '../reads/history.ts';
import { runtime } from '../runtime.ts';
import { hashOfLinkCode, makeLinkCode } from './linkCode.ts';

const onStudent = { commandId: commandIdSchema, taCode: studentFields.taCode };

const wire = z.discriminatedUnion('type', [
  commands.register.extend({ commandId: commandIdSchema }),
  // A member who edits an entry does not see the birthday. Without a new one, the old one stays.
  commands.change.extend({ ...onStudent, birthday: commands.change.shape.birthday.nullable().default(null) }),
  commands.remove.extend(onStudent),
  commands.unlink.extend(onStudent),
  commands.issueLinkCode.omit({ codeHash: true }).extend(onStudent),
  commands.link.omit({ identity: true, codeHash: true }).extend({ ...onStudent, linkCode: studentFields.linkCode }),
]);
type Wire = z.infer<typeof wire>;
type Wired<Type extends Wire['type']> = Extract<Wire, { type: Type }>;

/** The server completes the command in a rule; the receipt has the command as it was sent. */
const completed = (streams: Rule['streams'], complete: NonNullable<Rule['complete']>): Pick<Target, 'rules'> => ({
  rules: [{ ...(streams && { streams }), complete }],
});

/**
 * A talent takes a place on the roster with a one-time code, under the identity in the own profile.
 * Each attempt is counted before it is decided.
 */
const link = async ({ taCode, linkCode }: Wired<'link'>, { uid }: Caller): Promise<Target> => {
  // Codes have 80 bits. A limit by place would only keep the owner of the code from using it.
  await countTry(runtime(), [{ kind: 'linkByAccount', subject: uid }]);
  const codeHash = await hashOfLinkCode(runtime(), taCode, linkCode);
  return {
    entityId: taCode,
    command: { type: 'link' },
    ...completed([{ aggregate: talent, entityId: uid }], ([state]) => {
      const identity = rosterIdentityOf(state as TalentState, taCode);
      return { type: 'link', identity, codeHash } satisfies commands.StudentCommand;
    }),
  };
};

/** Returns the code in the answer of the command, to the member who asked for it. */
const issueLinkCode = async ({ taCode, commandId }: Wired<'issueLinkCode'>): Promise<Target> => {
  const made = await makeLinkCode(runtime(), taCode, commandId);
  const command = { type: 'issueLinkCode', codeHash: made?.codeHash ?? '' } satisfies commands.StudentCommand;
  return { entityId: taCode, command, ...(made && { tells: { linkCode: made.code } }) };
};

const lastBirthday = (events: readonly AnyEnvelope[]): string | null =>
  events.reduce<string | null>(
    (known, event) => (event.type === 'StudentRegistered' || event.type === 'StudentChanged' ? event.data.birthday : known),
    null,
  );

const change = async ({ taCode, commandId: _, birthday, ...rest }: Wired<'change'>, caller: Caller): Promise<Target> => {
  const given = (value: string): commands.StudentCommand => ({ ...rest, birthday: value });
  if (birthday !== null) return { entityId: taCode, command: given(birthday) };
  await requireOffice(runtime(), caller, 'roster');
  const { db, keys } = runtime();
  const kept = lastBirthday(await decryptEvents(await readUpTo(db, streamIdOf('student', taCode), undefined), keys)) ?? '';
  return { entityId: taCode, command: rest, ...completed([], () => given(kept)) };
};

/**
 * Commands on the agency's roster: the office's, and a talent's with a code. The id of a place is
 * its TA code, so codes are unique.
 */
export const students = commandCallable(student, wire, (sent, caller) => {
  if (sent.type === 'link') return link(sent, caller);
  if (sent.type === 'issueLinkCode') return issueLinkCode(sent);
  if (sent.type === 'change') return change(sent, caller);
  const { commandId: _, taCode, ...command } = sent;
  return sent.type === 'register' ? { entityId: taCode, command: { ...command, taCode }, begins: true } : { entityId: taCode, command };
});

import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { rosterIdentityOf } from '#domain/people/student/identity.ts';
import { type StudentCommand, student } from '#domain/people/student/student.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { decryptEvents } from '../eventStore/readEvents.ts';
import type { Rule } from '../eventStore/rule.ts';
import { requireOffice } from '../gate/admission.ts';
import { callableOf, type Own } from '../gate/callableOf.ts';
import { countTry } from '../gate/durableLimit.ts';
import { readUpTo } from '../reads/history.ts';
import { runtime } from '../runtime.ts';
import { hashOfLinkCode, makeLinkCode } from './linkCode.ts';

/** The server completes the command in a rule; the receipt has the command as it was sent. */
const completed = (streams: Rule['streams'], fillCommand: NonNullable<Rule['fillCommand']>): Own => ({
  rules: [{ ...(streams && { streams }), fillCommand }],
});

const lastBirthday = (events: readonly AnyEnvelope[]): string | null =>
  events.reduce<string | null>(
    (known, event) => (event.type === 'StudentRegistered' || event.type === 'StudentChanged' ? event.data.birthday : known),
    null,
  );

/** Commands on the agency's roster. The id of a place is its TA code, so codes are unique. */
export const students = callableOf(student, {
  register: (command) => ({ command }),
  change: async ({ taCode, birthday, ...rest }, caller) => {
    const given = (value: string): StudentCommand => ({ ...rest, birthday: value });
    if (birthday !== null) return { command: given(birthday) };
    await requireOffice(runtime(), caller, 'roster');
    const { db, keys } = runtime();
    const kept = lastBirthday(await decryptEvents(await readUpTo(db, streamIdOf('student', taCode), undefined), keys)) ?? '';
    return { command: rest, ...completed([], () => given(kept)) };
  },
  /** Returns the code in the answer of the command, to the member who asked for it. */
  issueLinkCode: async ({ type, taCode }, _caller, commandId) => {
    const made = await makeLinkCode(runtime(), taCode, commandId);
    const command = { type, codeHash: made?.codeHash ?? '' } satisfies StudentCommand;
    return { command, ...(made && { answerFields: { linkCode: made.code } }) };
  },
  /** A talent takes a place with a one-time code. Each attempt is counted before it is decided. */
  link: async ({ type, taCode, linkCode }, { uid }) => {
    // Codes have 80 bits. A limit by place would only keep the owner of the code from using it.
    await countTry(runtime(), [{ kind: 'linkByAccount', subject: uid }]);
    const codeHash = await hashOfLinkCode(runtime(), taCode, linkCode);
    return {
      command: { type },
      ...completed([{ aggregate: talent, entityId: uid }], ([state]) => {
        const identity = rosterIdentityOf(state as TalentState, taCode);
        return { type, identity, codeHash } satisfies StudentCommand;
      }),
    };
  },
});

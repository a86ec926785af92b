import { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { ProfileRefusals } from '#domain/office/operation/answers.ts';
import { type TalentCommand, type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { assertGuardianConsents } from '#domain/work/guardian/consent.ts';
import { guardian } from '#domain/work/guardian/guardian.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import type { GuardianState } from '#domain/work/guardian/state.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import { loadStream } from '../eventStore/stream.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';

const codeOf = (decide: () => unknown): ErrorCode | null => {
  try {
    decide();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

/**
 * Why the office's acts on a cast's profile would be refused now. The rules of the commands decide,
 * and nothing is stored. A publication also needs the consent of a minor's guardian.
 */
export const profileRefusals = async (
  { db, keys, now }: Runtime,
  caller: { readonly uid: string },
  uid: string,
): Promise<ProfileRefusals> => {
  const stateOf = async (aggregate: AnyAggregate) =>
    (await loadStream(db, keys, aggregate, await db.doc(paths.head(streamIdOf(aggregate.name, uid))).get())).state;
  const [held, consents, own] = await Promise.all([stateOf(talent), stateOf(guardian), db.doc(talentPrivatePath(uid)).get()]);
  const birthday = (own.get('birthday') as string | undefined) ?? null;
  const context = { now: now(), actor: { uid: caller.uid, role: 'office' }, ids: [] } as const;
  const decided = (command: TalentCommand) => {
    assertNotSelf(uid, caller);
    if (command.type === 'publish') assertGuardianConsents(birthday, consents as GuardianState, profileMatter, context.now, 'office');
    return talent.decider.decide(command, held as TalentState, context);
  };
  return {
    publish: codeOf(() => decided({ type: 'publish' })),
    returnProfile: codeOf(() => decided({ type: 'returnProfile', reason: '' })),
  };
};

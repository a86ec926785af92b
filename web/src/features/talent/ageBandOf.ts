import { ageBandAt, ageBands } from '#domain/kernel/person.ts';

/** 「20代」 and the like; nothing when the birthday is not known. */
export const ageBandOf = (birthday: string | null, now: number): string => {
  const band = ageBandAt(birthday, now);
  return band === 0 ? '' : (ageBands[band]?.label ?? '');
};

import { sha256Hex } from '#web/shared/data/platform/sha256.ts';

const ID_LENGTH = 20;

/** Derived as on the server, to recognise an own message in the list. */
export const messageIdOf = async (commandId: string, uid: string): Promise<string> =>
  (await sha256Hex(`${uid}/${commandId}`)).slice(0, ID_LENGTH);

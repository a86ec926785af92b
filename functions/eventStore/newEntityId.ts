import { createHash } from 'node:crypto';

/**
 * The id of an entity that a command creates: 20 hexadecimal digits made from the command's id and
 * the sender, so that sending the same command again means the same entity. Spreads documents
 * evenly; sequential ids would heap them up.
 */
export const newEntityId = (commandId: string, uid: string): string =>
  createHash('sha256').update(`${uid}/${commandId}`).digest('hex').slice(0, 20);

import { createHash } from 'node:crypto';
import type { CommandCallableName } from '#domain/office/operation/addresses.ts';
import { newEntityId } from '#functions/eventStore/request.ts';
import type { Runtime } from '#functions/ports.ts';

/** A demo account. */
export type Person = { readonly uid: string; readonly email: string; readonly name: string };

export type Command = { readonly type: string; readonly [field: string]: unknown };

/**
 * An act of a person in the past (ms). `label` is unique per person and gives the command's id. A
 * function makes the command from the current documents; null: nothing to do.
 */
export type Act = {
  readonly at: number;
  readonly by: Person;
  readonly callable: Exclude<CommandCallableName, 'media' | 'operations'>;
  readonly label: string;
  readonly command: Command | ((runtime: Runtime) => Promise<Command | null>);
};

/** The same label gives the same command id, and so the same entity ids at each fresh start. */
export const commandIdOf = (uid: string, label: string): string => {
  const hex = createHash('sha256').update(`${uid}/${label}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

export const entityIdOf = ({ uid }: Person, label: string): string => newEntityId(commandIdOf(uid, label), uid);

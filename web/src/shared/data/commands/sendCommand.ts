import { businessRules } from '#domain/kernel/businessRules.ts';
import { addressOf, type CommandCallableName } from '#domain/office/operation/addresses.ts';
import { track } from '../platform/analytics.ts';
import { commandErrorOf } from './commandError.ts';
import { functionsClient } from './functions.ts';
import { withSecond } from './secondAsker.ts';

/** A command; a retry with the same `commandId` has no second effect. */
export type CommandPayload = { readonly commandId: string; readonly type: string; readonly [field: string]: unknown };
/** `linkCode`: the one-time code that was issued, returned once. */
export type CommandAnswer = { readonly streamId: string; readonly version: number; readonly linkCode?: string };

/** Sends a command. Throws CommandError; the same `commandId` again has no further effect. */
export const sendCommand = async (callable: CommandCallableName, payload: CommandPayload): Promise<CommandAnswer> => {
  try {
    const { functions, httpsCallable } = await functionsClient();
    const call = httpsCallable<CommandPayload, CommandAnswer>(functions, addressOf(callable), { timeout: businessRules.callTimeout });
    const { data } = await call(payload);
    track({ name: 'command', params: { command: `${callable}.${payload.type}`, outcome: 'done' } });
    return data;
  } catch (error) {
    const refused = commandErrorOf(error);
    track({ name: 'command', params: { command: `${callable}.${payload.type}`, outcome: refused.code } });
    throw await withSecond({ callable, payload }, refused);
  }
};

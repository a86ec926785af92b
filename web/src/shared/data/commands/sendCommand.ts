import { addressOf, type CommandCallableName } from '#domain/office/operation/addresses.ts';
import { track } from '../platform/analytics.ts';
import { callAsUser } from './callAsUser.ts';
import { commandErrorOf } from './commandError.ts';
import { withSecond } from './secondAsker.ts';

/** A command; a retry with the same `commandId` has no second effect. */
export type CommandPayload = { readonly commandId: string; readonly type: string; readonly [field: string]: unknown };
/** `linkCode`: the one-time code that was issued, returned once. */
export type CommandAnswer = { readonly streamId: string; readonly version: number; readonly linkCode?: string };

/** Sends a command. Throws CommandError; the same `commandId` again has no further effect. */
export const sendCommand = async (callable: CommandCallableName, payload: CommandPayload): Promise<CommandAnswer> => {
  try {
    const answer = await callAsUser<CommandPayload, CommandAnswer>(addressOf(callable), payload);
    track({ name: 'command', params: { command: `${callable}.${payload.type}`, outcome: 'done' } });
    return answer;
  } catch (error) {
    const refused = commandErrorOf(error);
    track({ name: 'command', params: { command: `${callable}.${payload.type}`, outcome: refused.code } });
    throw await withSecond({ callable, payload }, refused);
  }
};

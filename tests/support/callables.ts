import { randomUUID } from 'node:crypto';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { level } from './level.ts';

export type Answer = { readonly streamId: string; readonly version: number };
/** The refusal of a command; `fields` has messages per field. */
export type Refusal = { readonly code: string; readonly message: string; readonly fields?: Record<string, string> };

/** A refusal, as the browser sees it. */
export class CommandError extends Error {
  readonly status: number;
  readonly transport: string;
  readonly details: Refusal | undefined;

  constructor(status: number, error: { status: string; message: string; details?: Refusal }) {
    super(`${error.details?.code ?? error.status}: ${error.message} ${JSON.stringify(error.details?.fields ?? {})}`);
    this.status = status;
    this.transport = error.status;
    this.details = error.details;
  }
}

type Sender = { readonly token?: string } | null;

const callAt = async <Result>(address: string, headers: Record<string, string>, data: Record<string, unknown>): Promise<Result> => {
  const answer = await level().request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  const body = (await answer.json()) as { result: Result } | { error: { status: string; message: string; details?: Refusal } };
  if ('error' in body) throw new CommandError(answer.status, body.error);
  return body.result;
};

const signedInAs = (sender: Sender): Record<string, string> => (sender?.token ? { Authorization: `Bearer ${sender.token}` } : {});

/** Calls a callable like the browser's SDK. Throws CommandError. */
export const call = <Result>(sender: Sender, callable: string, data: Record<string, unknown>): Promise<Result> =>
  callAt(addressOf(callable), signedInAs(sender), data);

/**
 * Calls a callable for guests from a network address (`from`), signed in or not. Throws
 * CommandError.
 */
export const callAsGuest = <Result>(
  callable: string,
  data: Record<string, unknown>,
  { sender = null, from = randomUUID() }: { readonly sender?: Sender; readonly from?: string } = {},
): Promise<Result> => callAt(callable, { ...signedInAs(sender), 'X-Forwarded-For': from }, data);

/** Sends a command. Throws CommandError. */
export const send = (
  sender: Sender,
  callable: string,
  command: Record<string, unknown>,
  commandId: unknown = randomUUID(),
): Promise<Answer> => call(sender, callable, { commandId, ...command });

/** The refusal of a command; throws if it succeeds. */
export const refusal = async (attempt: Promise<unknown>): Promise<CommandError> => {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
  throw new Error('the command was not refused');
};

/** The code of a refusal; throws if the command succeeds. */
export const codeOf = async (attempt: Promise<unknown>) => (await refusal(attempt)).details?.code;

/** The fields that a refusal names, in order; throws if the command succeeds. */
export const fieldsOf = async (attempt: Promise<unknown>) => Object.keys((await refusal(attempt)).details?.fields ?? {}).sort();

import { randomUUID } from 'node:crypto';
import { addressOf } from '#domain/operation/addresses.ts';

export type Answer = { readonly streamId: string; readonly version: number };
export type Refusal = { readonly code: string; readonly message: string; readonly fields?: Record<string, string> };

/** A refused command, as the browser would see it. */
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

/** Calls a callable over HTTP, exactly as the browser's SDK does. Throws CommandError. */
export const call = async <Result>(sender: Sender, callable: string, data: Record<string, unknown>): Promise<Result> => {
  const answer = await fetch(`${process.env.FUNCTIONS_BASE_URL}/${addressOf(callable)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(sender?.token && { Authorization: `Bearer ${sender.token}` }) },
    body: JSON.stringify({ data }),
  });
  const body = (await answer.json()) as { result: Result } | { error: { status: string; message: string; details?: Refusal } };
  if ('error' in body) throw new CommandError(answer.status, body.error);
  return body.result;
};

/** Sends a command. Throws CommandError. */
export const send = (
  sender: Sender,
  callable: string,
  command: Record<string, unknown>,
  commandId: unknown = randomUUID(),
): Promise<Answer> => call(sender, callable, { commandId, ...command });

/** The refusal that a command meets; fails when it succeeds. */
export const refusal = async (attempt: Promise<unknown>): Promise<CommandError> => {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
  throw new Error('the command was not refused');
};

import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import type { DueDeadline } from '#domain/office/operation/answers.ts';
import { firebaseConfig, ports } from '#web/shared/data/platform/environment.ts';
import type { KeptSpan, TraceSummary } from './traces.ts';

export type CaughtMail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly receivedAt: number;
};
export type AuthLink = { readonly email: string; readonly requestType: string; readonly oobCode: string; readonly oobLink: string };

const functionsHost = `http://127.0.0.1:${ports.functions}/_local`;
const authEmulator = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${firebaseConfig.projectId}`;

const read = async <Answer>(address: string): Promise<Answer> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Answer;
};

/** The mails that the product has sent, newest first. */
export const caughtMails = (): Promise<CaughtMail[]> => read(`${functionsHost}/mails`);

/** The links that the accounts server would mail, newest first. */
export const authLinks = async (): Promise<AuthLink[]> => {
  const { oobCodes } = await read<{ oobCodes: AuthLink[] }>(`${authEmulator}/oobCodes`);
  return oobCodes.toReversed().slice(0, 50);
};

export const dueDeadlines = (): Promise<DueDeadline[]> => read(`${functionsHost}/deadlines`);

/** The traces of a stream, newest first; null if the stack records none. */
export const tracesOf = (stream: string): Promise<TraceSummary[] | null> =>
  read(`${functionsHost}/traces?stream=${encodeURIComponent(stream)}`);

export const spansOf = (traceId: string): Promise<KeptSpan[]> => read(`${functionsHost}/traces/${traceId}`);

/** Rings a deadline now; one that no longer exists counts as rung. */
export const ringNow = async ({ streamId, kind }: DueDeadline): Promise<void> => {
  const id = deadlineIdOf(streamId, kind);
  const answer = await fetch(`${functionsHost}/deadlines/${encodeURIComponent(id)}`, { method: 'POST' });
  if (!answer.ok && answer.status !== 404) throw new Error(`the deadline could not be rung: ${answer.status}`);
};

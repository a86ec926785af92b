import { expect, test } from 'vitest';
import { durableLimits, type LimitKind } from '#functions/gate/durableLimit.ts';
import { callableCommands } from '#tests/support/callableCommands.ts';
import { CommandError, call } from '#tests/support/callables.ts';
import { newMinor } from '#tests/support/guardians.ts';
import { newClient, newOffice, type Person, registered } from '#tests/support/people.ts';

const sample = (title: string) => {
  const found = callableCommands.find((command) => command.title === title);
  if (!found) throw new Error(`no command ${title}`);
  return found;
};
const talent = () => registered('talent');
const client = () => registered('client');
const certified = async () => newClient(await newOffice());

type Limit = { readonly kind: LimitKind; readonly title: string; readonly sender: () => Promise<Person>; readonly change?: object };
const limits: readonly Limit[] = [
  { kind: 'reportByAccount', title: 'reports.report', sender: talent },
  { kind: 'cancellationByAccount', title: 'offers.requestCancellation', sender: client },
  { kind: 'cancellationByAccount', title: 'entries.requestCancellation', sender: client },
  { kind: 'dealByClient', title: 'offers.inquire', sender: client },
  { kind: 'holdByClient', title: 'holds.request', sender: certified },
  { kind: 'contactMessageByAccount', title: 'contacts.write', sender: talent },
  { kind: 'mediaByAccount', title: 'media.add', sender: talent, change: { content: { mediaType: 'IMAGE', uploadId: 'nothing' } } },
  { kind: 'guardianByAccount', title: 'guardians.register', sender: newMinor },
];

/** The refusal of a call; null if it succeeds. */
const codeOf = async (sender: Person, callable: string, payload: Record<string, unknown>): Promise<string | null> => {
  try {
    await call(sender, callable, payload);
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.details?.code ?? error.transport;
    throw error;
  }
};

/** How many calls are taken before the first `daily-limit`; at most one more than the limit. */
const callsTaken = async (kind: LimitKind, sender: Person, callable: string, payload: () => Record<string, unknown>): Promise<number> => {
  for (let count = 0; count <= durableLimits[kind]; count++)
    if ((await codeOf(sender, callable, payload())) === 'daily-limit') return count;
  return durableLimits[kind] + 1;
};

test.each(limits)('$kind: $title is taken so often in a day, successful or not', async ({ kind, title, sender, change }) => {
  const { callable, payload } = sample(title);
  expect(await callsTaken(kind, await sender(), callable, () => ({ ...payload(), ...change }))).toBe(durableLimits[kind]);
});

test('uploadByAccount: an upload can be started so often in a day', async () => {
  const begin = () => ({ type: 'begin', contentType: 'image/png', size: 100 });
  expect(await callsTaken('uploadByAccount', await talent(), 'uploads', begin)).toBe(durableLimits.uploadByAccount);
});

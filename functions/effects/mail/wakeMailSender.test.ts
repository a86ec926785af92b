import { expect, test } from 'vitest';
import { processOf } from '#local/memory/process.ts';
import { keepLogLines } from '../../testing/logLines.ts';
import { fork } from '../../testing/memoryProcess.ts';
import { makeOffer, worldAfter } from '../../testing/smallWorld.ts';
import { deliverDue } from '../deliverDue.ts';
import { type DueMessage, wakingBy } from './wakeMailSender.ts';

const lines = keepLogLines();

const recordedWaker = () => {
  const messages: DueMessage[] = [];
  return { messages, wake: wakingBy(async (message) => void messages.push(message)) };
};
const mails = (...ids: readonly string[]) => ids.map((mailId) => ({ mailId }));

test('what one commit queued travels in one message, what comes later in the next', async () => {
  const { messages, wake } = recordedWaker();
  await Promise.all(mails('a', 'b').map(wake));
  await wake({ pushId: 'c' });
  expect(messages).toEqual([{ dues: mails('a', 'b') }, { pushId: 'c' }]);
});

test('a message has five mails at most', async () => {
  const { messages, wake } = recordedWaker();
  await Promise.all(mails('1', '2', '3', '4', '5', '6', '7').map(wake));
  expect(messages).toEqual([{ dues: mails('1', '2', '3', '4', '5') }, { dues: mails('6', '7') }]);
});

test('a topic that refuses a message fails nobody; the line names all its mails', async () => {
  const wake = wakingBy(() => Promise.reject(Object.assign(new Error('no'), { code: 14 })));
  await Promise.all(mails('a', 'b').map(wake));
  expect(lines.at(-1)).toMatchObject({ severity: 'WARNING', due: 'a b', error: '14' });
});

test('a mail that fails does not stop the others of its message', async () => {
  const world = fork(await worldAfter(makeOffer));
  const dues = world.wakeUps.filter((due) => 'mailId' in due);
  const sent = () => [...world.effects].filter((effect) => effect.startsWith('mail '));
  const failing = processOf(world, async (call, effect) => {
    if (call.startsWith('transaction get mails/gone')) throw new Error('the database failed');
    return effect();
  });
  await expect(deliverDue(failing, { dues: [{ mailId: 'gone' }, ...dues] })).rejects.toThrow();
  expect(sent()).toHaveLength(dues.length);
});

import { describe, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

const answer = { streamId: 'offer-1', version: 2 };
const appended = { answer, types: ['OfferAccepted'], message: { ...answer, owes: ['shared'] } } as const;

describe('what is published after a command', () => {
  test('names what was appended', async () => {
    const publish = vi.fn(async () => {});
    await announce({ publish }, appended);
    expect(publish).toHaveBeenCalledExactlyOnceWith(appended.message);
  });

  test('is left out when nobody has to hear of it', async () => {
    const publish = vi.fn(async () => {});
    await announce({ publish }, { answer, types: ['NotificationsOpened'] });
    await announce({ publish }, { answer, types: [] });
    expect(publish).not.toHaveBeenCalled();
  });

  test('comes again with a repeated command: the first may have crashed before it', async () => {
    const publish = vi.fn(async () => {});
    await announce({ publish }, { answer, types: [], isRepeated: true });
    expect(publish).toHaveBeenCalledExactlyOnceWith(answer);
  });

  test('does not hold the answer back when the topic is slow', async () => {
    const publish = () => new Promise<void>(() => {});
    await announce({ publish }, appended, 5);
  });

  test('that fails is no failure of the command', async () => {
    const publish = () => Promise.reject(new Error('the topic is away'));
    await expect(announce({ publish }, appended)).resolves.toBeUndefined();
  });
});

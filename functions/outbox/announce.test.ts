import { describe, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

const answer = { streamId: 'offer-1', version: 2 };

describe('the wake-up after a command', () => {
  test('names what was appended', async () => {
    const publish = vi.fn(async () => {});
    await announce({ publish }, { answer, types: ['OfferAccepted'] });
    expect(publish).toHaveBeenCalledExactlyOnceWith({ ...answer, types: ['OfferAccepted'] });
  });

  test('is left out when there was nothing to do', async () => {
    const publish = vi.fn(async () => {});
    await announce({ publish }, { answer, types: [] });
    expect(publish).not.toHaveBeenCalled();
  });

  test('comes again with a repeated command: the first may have crashed before it', async () => {
    const publish = vi.fn(async () => {});
    await announce({ publish }, { answer, types: [], isRepeated: true });
    expect(publish).toHaveBeenCalledExactlyOnceWith({ ...answer, types: [] });
  });

  test('does not hold the answer back when the topic is slow', async () => {
    const publish = () => new Promise<void>(() => {});
    await announce({ publish }, { answer, types: ['OfferAccepted'] }, 5);
  });

  test('that fails is no failure of the command', async () => {
    const publish = () => Promise.reject(new Error('the topic is away'));
    await expect(announce({ publish }, { answer, types: ['OfferAccepted'] })).resolves.toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { notices } from '#domain/notification/kinds.ts';
import type { Audience } from '#domain/notification/notice.ts';
import type { Notification } from '#projections/notifications.ts';
import { wordingOf } from './wording.ts';

const ids = { offerId: 'deal-1', entryId: 'deal-1', jobId: 'job-1' };

it('has words and an address for every kind and whoever is told of it', () => {
  for (const [kind, told] of Object.entries(notices)) {
    for (const audience of Object.keys(told) as Audience[]) {
      const wording = wordingOf({ kind: kind as Notification['kind'], audience, ...ids });
      expect(wording?.title).not.toBe('');
      expect(wording?.to).toMatch(/^\/[\w/-]*$/);
    }
  }
});

// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories, parties } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { masterList } from '#projections/content/masters.ts';
import { offers } from '#projections/deal/offers.ts';
import { jobs } from '#projections/job/jobs.ts';
import { project } from '#projections/testing/project.ts';
import { stored } from '#web/testing/fakeLive.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

vi.mock('#web/shared/data/live.ts', () => import('#web/testing/fakeLive.ts'));

const { default: DealScreen } = await import('./dealScreen.tsx');

afterEach(cleanup);

const [medium] = posting.media;

test.each([
  ['talent', `/talent/jobs/${parties.jobId}`],
  ['client', `/client/mypage/jobs/${parties.jobId}`],
] as const)('the %s reads on the offer itself what the job is, and finds its page', (side, place) => {
  signedIn(uidOf[side], { role: side });
  stored({
    ...project([offers], envelopes('offer-o1', ...histories.IN_PROGRESS)),
    ...project([jobs], envelopes(`job-${parties.jobId}`, { type: 'JobPosted', data: { clientId: parties.clientId, ...posting } })),
    ...project(
      [masterList],
      envelopes(
        `master-media_${medium}`,
        { type: 'MasterAdded', data: { kind: 'media', name: '配信動画', orderIndex: 1 } },
        { type: 'MasterRetired', data: { kind: 'media' } },
      ),
    ),
  });
  shownAt('/offers/o1', <DealScreen kind="offer" side={side} />, '/offers/:offerId');
  const job = within(screen.getByRole('region', { name: 'お仕事の内容' }));
  for (const term of ['日時', '場所', '使用媒体']) expect(job.getByText(term)).toBeTruthy();
  expect(job.getByText(posting.description)).toBeTruthy();
  // The office offers it no more; what was agreed keeps its name.
  expect(job.getByText('配信動画')).toBeTruthy();
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === place)).toHaveLength(2);
});

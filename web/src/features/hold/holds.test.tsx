import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { by, DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { histories as offers } from '#domain/testing/offerHistories.ts';
import { type HoldCommand, hold } from '#domain/work/hold/hold.ts';
import { postedJob } from '#web/entities/testing/subjects.ts';
import { storyOfSteps } from '#web/features/testing/storyOfSteps.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog, putDeal } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import HoldsScreen from './screens/holdsScreen.tsx';

atNoon();

const stream = `hold-${uidOf.talent}`;
const day = '2026-12-10';
type Step = readonly [HoldCommand, ReturnType<typeof by>];
const request = (dealId: string, days = [day], clientId: string = uidOf.client): Step => [
  { type: 'request', dealKind: 'offer', dealId, days, deal: { ...parties, clientId, isOpen: true, postedDays: [] } },
  by('client', NOON, clientId),
];
const grant = (dealId: string): Step => [{ type: 'grant', dealId }, by('talent')];
const storyOf = storyOfSteps(hold.decider);
const held = [request('d1'), grant('d1')];
/** Another client was there first. */
const secondOf = [request('other', [day], 'client-9'), grant('other'), ...held];

beforeEach(() => {
  putStream('job-job-1', postedJob());
  putDeal('offer', ...(offers.IN_INQUIRY ?? []));
});

describe('a client', () => {
  test('asks for the days of the posting, and reads the position on each', async () => {
    putStream(stream, ...storyOf(request('other', [day], 'client-9'), grant('other')));
    const user = dealPage('offer', 'client');
    await openDialog(user, '日程をキープする');
    expect(dialog().getByRole('checkbox', { name: '12/10(木) 第二キープ' })).toHaveProperty('checked', true);
    dialog().getByText('このお仕事では、あと6人までキープできます。');
    await user.click(dialog().getByRole('checkbox'));
    dialog().getByText('キープする日を選んでください。');
    expect(dialog().queryByRole('button', { name: 'キープをお願いする' })).toBeNull();
    await user.click(dialog().getByRole('checkbox'));
    accepts('holds', stream, ...storyOf(request('other', [day], 'client-9'), grant('other'), request('d1')));
    await user.click(dialog().getByRole('button', { name: 'キープをお願いする' }));
    await screen.findByText('キープ申込中');
    expect(server.asked).toMatchObject([
      { payload: { type: 'request', dealId: 'd1', dealKind: 'offer', jobId: 'job-1', talentId: uidOf.talent, days: [day] } },
    ]);
  });

  test('sees the holds by their end, and lets one go with a reason', async () => {
    putStream(stream, ...storyOf(...secondOf));
    signedIn(uidOf.client, { role: 'client', isClientCertificated: true });
    shownAt('/client/mypage/holds', <HoldsScreen />);
    const user = userEvent.setup();
    const row = within((await screen.findByText('第二キープ')).closest('li') as HTMLElement);
    row.getByText('12/10(木)');
    row.getByText('あと7日');
    row.getByText('先のキープが終わると、順番が上がります。');
    await waitFor(() => row.getByRole('link', { name: 'オファーする' }));
    expect(screen.queryByText(/client-9/)).toBeNull();
    await user.click(row.getByRole('button', { name: '手放す' }));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: '手放す' }));
    await expectFaulty(dialog().getByRole('textbox', { name: /理由/ }), messages.required);
    await user.click(dialog().getByRole('radio', { name: 'ほかの方に決まった' }));
    accepts('holds', stream, ...storyOf(...secondOf, [{ type: 'release', dealId: 'd1', reasonCode: 'OTHER_CAST' }, by('client')]));
    await user.click(dialog().getByRole('button', { name: '手放す' }));
    await screen.findByText('キープはありません');
    expect(server.asked).toMatchObject([{ payload: { type: 'release', dealId: 'd1', reasonCode: 'OTHER_CAST' } }]);
  });

  test('reads how a hold ended, and can ask again', async () => {
    putStream(stream, ...storyOf(...held, [{ type: 'release', dealId: 'd1', reasonCode: 'OTHER_WORK' }, by('talent')]));
    dealPage('offer', 'client');
    await screen.findByText('キープ終了');
    screen.getByText(/キャストが外しました。理由：ほかのお仕事が決まった/);
    screen.getByRole('button', { name: '日程をキープする' });
  });
});

describe('a cast', () => {
  test('sees the requests and holds with their acts', async () => {
    putStream(stream, ...storyOf(request('d1')));
    signedIn(uidOf.talent, { role: 'talent' });
    shownAt('/talent/mypage/holds', <HoldsScreen />);
    const user = userEvent.setup();
    await openDialog(user, 'キープを受ける');
    dialog().getByText(/出演の約束ではなく、報酬も発生しません/);
    accepts('holds', stream, ...storyOf(...held));
    await user.click(dialog().getByRole('button', { name: 'キープを受ける' }));
    await screen.findByText('第一キープ');
    screen.getByRole('button', { name: '返上する' });
    expect(server.asked).toMatchObject([{ payload: { type: 'grant', dealId: 'd1', talentId: uidOf.talent } }]);
  });

  test('answers the request for more time', async () => {
    const asked: Step[] = [...held, [{ type: 'askExtension', dealId: 'd1' }, by('client')]];
    putStream(stream, ...storyOf(...asked));
    const user = dealPage('offer', 'talent');
    await openDialog(user, '延長する');
    accepts('holds', stream, ...storyOf(...asked, [{ type: 'extend', dealId: 'd1' }, by('talent', NOON + DAY)]));
    await user.click(dialog().getByRole('button', { name: '延長する' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '延長する' })).toBeNull());
  });
});

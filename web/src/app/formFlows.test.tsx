import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jstParts } from '#domain/kernel/calendar/instants.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { made as entered } from '#domain/testing/entryHistories.ts';
import { inquired, made as offered } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { appAt, preloadScreens, type VisitorName, visitors } from '#web/testing/appAt.tsx';
import { accountCalls, signUp } from '#web/testing/fakeAccounts.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { clientRegistered } from '#web/testing/registrations.ts';
import { freeJob, putEverything } from '#web/testing/world.ts';

beforeAll(preloadScreens);
beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
  signUp.mockImplementation(async () => visitors.unverified());
});

const main = () => document.getElementById('main') as HTMLElement;
const found = <Part extends HTMLElement>(selector: string, at = 0) =>
  waitFor(() => {
    const part = document.querySelectorAll<Part>(selector)[at];
    if (!part) throw new Error(`no ${selector} on the page`);
    return part;
  });
const type = async (user: UserEvent, name: string, text: string) => {
  const field = await found<HTMLInputElement>(`[name="${name}"]`);
  await user.clear(field);
  await user.type(field, text);
};
const choose = async (user: UserEvent, name: string, value: string) => user.click(await found(`[name="${name}"][value="${value}"]`));
/** Sets a pair of date and time fields, by their position on the page. */
const set = async (instant: number, at = 0) => {
  const { date, time } = jstParts(instant);
  fireEvent.change(await found('input[type=date]', at), { target: { value: date } });
  fireEvent.change(await found('input[type=time]', at), { target: { value: time } });
};
const submit = async (user: UserEvent) => user.click(await found('button[type=submit]'));
/** The button beside the one that leads to the next step. */
const saveAtOnce = async (user: UserEvent) => user.click(await found('#main form > div > button[class*=text]'));
const agree = async (user: UserEvent) => {
  await found('dialog[open]');
  const buttons = document.querySelectorAll<HTMLElement>('dialog[open] button');
  await user.click(buttons[buttons.length - 1] as HTMLElement);
};
/** The button of a confirmation page. */
const send = async (user: UserEvent) => user.click(await found('#main button[class*=contained]:not([type=submit])'));

type Flow = {
  readonly as: VisitorName;
  readonly at: string;
  readonly types?: Readonly<Record<string, string>>;
  /** What is done after that; without it the form is submitted. */
  readonly fill?: (user: UserEvent) => Promise<void>;
  /** The sent command and the document that shows it, or the call of the accounts library. */
  readonly sends: string;
  readonly with?: object;
  readonly becomes?: string | (() => string);
  readonly done: string;
};

const later = posting.startsAt + 10 * DAY;
const lastStep = async (user: UserEvent) => user.click(await found<HTMLButtonElement>('nav[aria-label="入力の段階"] button', 3));

const edit = (callable: 'offers' | 'entries', streamId: string, what: 'fee' | 'schedule') => {
  const place = `/client/mypage/${callable}/${streamId.split('-')[1]}/${what}`;
  return { as: 'client', at: `${place}/edit`, becomes: streamId, done: `${place}/done` } as const;
};
const feeEdit = (callable: 'offers' | 'entries', streamId: string): Flow => ({
  ...edit(callable, streamId, 'fee'),
  types: { fee: '45000' },
  sends: `${callable}.changeFee`,
  with: { fee: 45_000 },
});
const scheduleEdit = (callable: 'offers' | 'entries', streamId: string): Flow => ({
  ...edit(callable, streamId, 'schedule'),
  fill: async (user) => {
    await set(later + DAY);
    await type(user, 'reason', '撮影の日程が変わったため');
    await submit(user);
  },
  sends: `${callable}.proposeChange`,
  with: { scheduleToClose: later + DAY },
});
const reviewAdd = (side: 'client' | 'talent', place: string): Flow => ({
  as: side,
  at: `${place}/add?job=job-free`,
  types: { comment: '丁寧でした。' },
  fill: async (user) => {
    await choose(user, 'score', '5');
    await submit(user);
  },
  sends: 'reviews.write',
  with: { score: 5, comment: '丁寧でした。' },
  becomes: 'review-waiting',
  done: `${place}/done`,
});

/** The stream of a new deal on the job that takes entries. */
const onFreeJob = (streamId: string, begun: typeof entered | typeof inquired | typeof offered) => () => {
  putStream(streamId, { ...begun, data: { ...begun.data, jobId: 'job-free' } } as typeof begun);
  return streamId;
};
const offerForm = { as: 'client', at: '/client/talents/talent-1/offer', done: '/client/talents/talent-1/offer/done' } as const;
const password = { password: 'new-password-1', repeated: 'new-password-1' };

const flows: Readonly<Record<string, Flow>> = {
  'job add': {
    as: 'client',
    at: '/client/mypage/jobs/add',
    types: { title: '海辺の撮影', description: '一日歩いて案内します。', place: '渋谷区', feeMin: '30000', feeMax: '50000' },
    fill: async (user) => {
      await set(posting.startsAt, 0);
      await set(posting.endsAt, 1);
      await set(posting.entryDeadline, 2);
      await lastStep(user);
      await submit(user);
      await send(user);
    },
    sends: 'jobs.post',
    with: { title: '海辺の撮影', feeMin: 30_000 },
    becomes: 'job-job-1',
    done: '/client/mypage/jobs/add/done',
  },
  'job edit': {
    as: 'client',
    at: '/client/mypage/jobs/job-1/edit',
    types: { title: '追加募集' },
    sends: 'jobs.edit',
    with: { jobId: 'job-1', title: '追加募集' },
    becomes: 'job-job-1',
    done: '/client/mypage/jobs/job-1/done',
  },
  apply: {
    as: 'talent',
    at: '/talent/jobs/job-free/apply',
    types: { pr: '経験があります。', schedule: '平日に伺えます。' },
    fill: async (user) => {
      for (const day of screen.getAllByRole('radio', { name: '空き' })) await user.click(day);
      await submit(user);
    },
    sends: 'entries.enter',
    with: { jobId: 'job-free', pr: '経験があります。' },
    becomes: onFreeJob('entry-e2', entered),
    done: '/talent/jobs/job-free/apply/done',
  },
  inquiry: {
    ...offerForm,
    types: { message: 'ご相談です。' },
    fill: async (user) => {
      await user.selectOptions(await found('[name=jobId]'), 'job-free');
      await submit(user);
      await send(user);
    },
    sends: 'offers.inquire',
    with: { jobId: 'job-free', talentId: 'talent-1' },
    becomes: onFreeJob('offer-o2', inquired),
  },
  offer: {
    ...offerForm,
    fill: async (user) => {
      await choose(user, 'kind', 'OFFER');
      await user.selectOptions(await found('[name=jobId]'), 'job-free');
      await type(user, 'fee', '45000');
      await set(later);
      await submit(user);
      await send(user);
    },
    sends: 'offers.makeOffer',
    with: {
      jobId: 'job-free',
      fee: 45_000,
      sheet: { ...sheetFacts, content: freeJob.description, place: freeJob.place, undecided: '', notes: '' },
    },
    becomes: onFreeJob('offer-o2', offered),
  },
  'terms sheet of an offer': {
    as: 'client',
    at: '/client/mypage/offers/o1/terms/edit',
    types: { 'sheet.content': '映像への出演', 'sheet.place': '渋谷区', reason: '会場が決まったため' },
    fill: async (user) => {
      fireEvent.change(await found('[name="sheet.workDays.0.date"]'), { target: { value: '2026-12-10' } });
      await submit(user);
    },
    sends: 'offers.proposeChange',
    with: { reason: '会場が決まったため', sheet: { place: '渋谷区', workDays: [{ date: '2026-12-10' }], payDue: '2027-01-31' } },
    becomes: 'offer-o1',
    done: '/client/mypage/offers/o1',
  },
  'fee edit of an offer': feeEdit('offers', 'offer-o1'),
  'schedule edit of an offer': scheduleEdit('offers', 'offer-o1'),
  'fee edit of an entry': feeEdit('entries', 'entry-e1'),
  'schedule edit of an entry': scheduleEdit('entries', 'entry-e1'),
  'basic profile edit': {
    as: 'talent',
    at: '/talent/mypage/profile/edit_01',
    types: { name: '山田 華' },
    fill: saveAtOnce,
    sends: 'talents.saveProfile',
    with: { name: '山田 華' },
    becomes: 'talent-talent-1',
    done: '/talent/mypage/profile/done',
  },
  'detailed profile edit': {
    as: 'talent',
    at: '/talent/mypage/profile/edit_02',
    types: { pr: '所作に自信があります。' },
    fill: async (user) => {
      await lastStep(user);
      await submit(user);
      await agree(user);
    },
    sends: 'talents.saveDetails',
    with: { pr: '所作に自信があります。' },
    becomes: 'talent-talent-1',
    done: '/talent/mypage/profile/done',
  },
  'company register': {
    as: 'clientWithoutCompany',
    at: '/client/mypage/company/register',
    fill: async (user) => {
      await choose(user, 'clientType', 'INDIVIDUAL');
      await type(user, 'name', '大野 実');
      await type(user, 'kana', 'オオノ ミノル');
      await submit(user);
    },
    sends: 'clients.saveProfile',
    with: { name: '大野 実' },
    becomes: () => {
      putStream('client-newcomer', clientRegistered());
      signedIn('newcomer', { role: 'client', hasClientProfile: true });
      return 'client-newcomer';
    },
    done: '/client/mypage/company/done',
  },
  'company edit': {
    as: 'client',
    at: '/client/mypage/company/edit',
    types: { department: '宣伝部' },
    sends: 'clients.saveProfile',
    with: { department: '宣伝部' },
    becomes: 'client-client-1',
    done: '/client/mypage/company/done',
  },
  'bill edit': {
    as: 'client',
    at: '/client/settings/bill/edit',
    types: { department: '経理部' },
    sends: 'clients.saveBilling',
    with: { department: '経理部', paymentMethod: 2 },
    becomes: 'client-client-1',
    done: '/client/settings/bill/done',
  },
  'review add by a client': reviewAdd('client', '/client/talents/talent-1/reviews'),
  'review add by a talent': reviewAdd('talent', '/talent/clients/client-1/reviews'),
  'password reset': {
    as: 'guest',
    at: '/password/reset',
    types: { email: 'hana@example.com' },
    sends: 'requestPasswordReset',
    done: '/password/reset/done',
  },
  'password edit': {
    as: 'client',
    at: '/password/edit',
    types: { current: 'old-password-1', ...password },
    sends: 'changePassword',
    done: '/password/edit/done',
  },
  'registration confirmation': {
    as: 'guest',
    at: '/registration',
    types: { email: 'hana@example.com', ...password },
    sends: 'signUp',
    done: '/registration/confirmation',
  },
  withdrawal: {
    as: 'client',
    at: '/withdrawal',
    fill: async (user) => {
      await user.click(await found('#main button'));
      await agree(user);
    },
    sends: 'accounts.withdraw',
    becomes: 'account-client-1',
    done: '/withdrawal/done',
  },
};

test.each(Object.entries(flows))(
  '%s ends on its done screen',
  async (_, { as, at, types = {}, fill = submit, sends, becomes, done, ...row }) => {
    const [callable, commandType] = sends.split('.') as [string, string?];
    if (becomes) server.answer(callable, () => ({ streamId: typeof becomes === 'string' ? becomes : becomes(), version: 1 }));
    const user = userEvent.setup();
    const router = appAt(as, at);
    for (const [name, text] of Object.entries(types)) await type(user, name, text);
    await fill(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(done));
    if (commandType) {
      const sent = server.asked.filter(({ payload }) => payload.type === commandType);
      expect(sent).toMatchObject([{ callable, payload: row.with ?? {} }]);
    } else expect(accountCalls()).toContain(sends);
    await waitFor(() => {
      expect(main().querySelector('form')).toBeNull();
      expect(main().querySelectorAll('a[href], button').length).toBeGreaterThan(0);
    });
  },
);

test('a person who left is signed out on the done screen', async () => {
  appAt('client', '/withdrawal/done', { left: true });
  await waitFor(() => expect(accountCalls()).toEqual(['signOut']));
});

describe('step 7 opens the first forms before the choice of a role', () => {
  const roleOf = () => server.lastCommand()?.role;
  beforeEach(() => {
    putStream('account-newcomer', { type: 'AccountRegistered', data: { email: 'new@example.com' } });
    server.answer('accounts', (payload) => {
      if (payload.type === 'chooseRole') signedIn('newcomer', { role: payload.role as 'client' | 'talent' });
      return { streamId: 'account-newcomer', version: 1 };
    });
  });

  test('a client’s form sends nothing, leads to the terms, and has the input after the choice', async () => {
    const user = userEvent.setup();
    const router = appAt('noRole', '/client/mypage/company/edit');
    await choose(user, 'clientType', 'INDIVIDUAL');
    await type(user, 'name', '大野 実');
    await type(user, 'kana', 'オオノ ミノル');
    await submit(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/client/settings/terms'));
    expect(server.lastCommand()).toBeUndefined();
    await user.click(await found('#main button[class*=contained]'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/client/mypage/company/register'));
    expect(roleOf()).toBe('client');
    expect((await found<HTMLInputElement>('[name="name"]')).value).toBe('大野 実');
  });

  test('a cast’s form likewise', async () => {
    const user = userEvent.setup();
    const router = appAt('noRole', '/talent/mypage/profile/edit_01');
    await type(user, 'name', '山田 華');
    await type(user, 'kana', 'ヤマダ ハナ');
    await choose(user, 'gender', '2');
    fireEvent.change(await found('input[type=date]'), { target: { value: '2000-01-02' } });
    fireEvent.change(await found('select[name=prefecture]'), { target: { value: '13' } });
    await saveAtOnce(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/initial'));
    await agree(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage/profile/edit_01'));
    expect(roleOf()).toBe('talent');
    expect((await found<HTMLInputElement>('[name="name"]')).value).toBe('山田 華');
  });
});

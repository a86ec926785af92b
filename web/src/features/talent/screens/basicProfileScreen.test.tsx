// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { daysAfter, yearsAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/validation.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import { talentPrivate } from '#projections/talent/talentPrivate.ts';
import { project } from '#projections/testing/project.ts';
import { registeredCast } from '#web/entities/testing/subjects.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { basicSteps } from '../basicProfile.ts';
import { BasicProfileForm } from './basicProfileScreen.tsx';

const user = userEvent.setup();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  server.reset();
});

const open = (step = '') => {
  signedIn('hana', { role: 'talent' });
  return shownAt(`/talent/mypage/profile/edit_01${step}`, <BasicProfileForm talent={null} own={null} />);
};

const fillRequired = async () => {
  await user.type(screen.getByLabelText(/^お名前/), '白石 凛');
  await user.type(screen.getByLabelText(/^フリガナ/), 'シライシ リン');
  await user.type(screen.getByLabelText(/^生年月日/), '2000-05-06');
  await user.selectOptions(screen.getByLabelText(/^活動拠点/), '13');
};

test('an empty birthday is missing, not wrong', async () => {
  open();
  await user.click(screen.getByRole('button', { name: 'この内容で登録する' }));
  const birthday = screen.getByLabelText(/^生年月日/);
  await waitFor(() => expect(birthday.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(birthday.getAttribute('aria-describedby') ?? '')?.textContent).toContain(messages.required);
});

test('the reason why the office removed a picture is above the form', () => {
  signedIn('hana', { role: 'talent' });
  const [own] = Object.values(
    project(
      [talentPrivate],
      envelopes('talent-hana', registeredCast(), {
        type: 'TalentPictureTakenDown',
        data: { path: talentProfile.thumbnail as string, reason: 'ほかの方が写っているため' },
      }),
    ),
  ) as TalentPrivate[];
  shownAt('/talent/mypage/profile/edit_01', <BasicProfileForm talent={null} own={own ?? null} />);
  expect(screen.getByText(/事務局が写真を1枚削除しました.*理由：ほかの方が写っているため/)).toBeDefined();
});

test('a profile is shown as clients will see it while it is written', async () => {
  const router = open();
  await fillRequired();
  await user.type(screen.getByLabelText(/^特技/, { selector: 'input' }), '書道　水泳');
  const preview = within(screen.getByText('クライアントへの見え方').closest('details') as HTMLElement);
  for (const text of ['東京都', '20代']) expect(preview.getByText(text)).toBeTruthy();
  const card = await preview.findByRole('region', { name: 'さがす画面での見え方' });
  for (const text of ['白石 凛', 'シライシ リン', '20代・東京都', '書道', '水泳']) {
    expect(within(card).getByText(text)).toBeTruthy();
    // The page shows the parts of the card again, except the joined one.
    expect(preview.getAllByText(text)).toHaveLength(text.includes('・') ? 1 : 2);
  }
  expect(preview.queryByText('2000-05-06')).toBeNull();
  expect(server.lastCommand()).toBeUndefined();
  server.answer('talents', () => {
    server.put('talents/hana', { version: 1 });
    return { streamId: 'talent-hana', version: 1 };
  });
  await user.click(screen.getByRole('button', { name: 'この内容で登録する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage/profile/done'));
  expect(server.lastCommand()).toMatchObject({ type: 'saveProfile', name: '白石 凛', speciality: ['書道', '水泳'] });
});

test('a minor’s birthday shows the guardian notice; an adult’s or a future one does not', async () => {
  open();
  const birthday = screen.getByLabelText(/^生年月日/);
  const needed = () => screen.queryByText(/保護者の同意が必要です/) !== null;
  const today = jstDate(Date.now());
  for (const [typed, expected] of [
    [yearsAfter(today, -18), false],
    [daysAfter(yearsAfter(today, -18), 1), true],
    [yearsAfter(today, 1), false],
  ] as const) {
    await user.clear(birthday);
    await user.type(birthday, typed);
    await waitFor(() => expect([typed, needed()]).toEqual([typed, expected]));
  }
});

test('the picture slots say what they should show, and open the file dialog', async () => {
  open('?step=2');
  const input = screen.getByLabelText(/^その他の写真/) as HTMLInputElement;
  const opened = vi.spyOn(input, 'click');
  for (const name of ['顔の写真を選ぶ', '全身の写真を選ぶ', '横顔の写真を選ぶ']) expect(screen.getByRole('button', { name })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '横顔の写真を選ぶ' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

const step = (title: string) => screen.getByRole('button', { name: new RegExp(`^\\d. ${title}$`) }).getAttribute('aria-current');

test('a step leads on when its fields are right, and back keeps the input', async () => {
  const router = open();
  await user.click(screen.getByRole('button', { name: '次へ（写真）' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^お名前/)));
  expect(step('基本')).toBe('step');
  await fillRequired();
  await user.click(screen.getByRole('button', { name: '次へ（写真）' }));
  await waitFor(() => expect(step('写真')).toBe('step'));
  expect(router.state.location.search).toBe('?step=2');
  await user.click(screen.getByRole('button', { name: '次へ（紹介）' }));
  await waitFor(() => expect(step('紹介')).toBe('step'));
  for (const title of ['写真', '基本']) {
    await act(() => router.navigate(-1));
    await waitFor(() => expect(step(title)).toBe('step'));
  }
  expect((screen.getByLabelText(/^お名前/) as HTMLInputElement).value).toBe('白石 凛');
  expect(server.lastCommand()).toBeUndefined();
});

test('a fault in another step opens it, with the focus at the field', async () => {
  open('?step=3');
  await user.click(screen.getByRole('button', { name: 'この内容で登録する' }));
  await waitFor(() => expect(step('基本')).toBe('step'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^お名前/)));
});

test('each field of the profile is in one step', () => {
  expect(basicSteps.flatMap(({ fields }) => fields).toSorted()).toEqual(basicCatalogue.fields.toSorted());
});

// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { talentDetails } from '#domain/testing/profiles.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import { putEverything } from '#web/testing/world.ts';
import { detailsValues, keptDetails } from '../detailsForm.ts';

const user = userEvent.setup();

const { DetailsEditor } = await import('../screens/detailsScreen.tsx');

test.each([
  [false, ['身長', '体重', 'バスト', 'ウエスト', 'ヒップ', '靴のサイズ', '頭囲']],
  [true, ['身長', '靴のサイズ', '頭囲']],
])('a minor (%s) is asked for these sizes', (ofMinor, expected) => {
  signedIn('hana', { role: 'talent' });
  server.putAll({});
  shownAt('/talent/mypage/profile/edit_02', <DetailsEditor values={detailsValues(talentDetails)} ofMinor={ofMinor} />);
  const all = ['身長', '体重', 'バスト', 'ウエスト', 'ヒップ', '靴のサイズ', '頭囲'];
  expect(all.filter((size) => screen.queryByLabelText(new RegExp(`^${size}`)) !== null)).toEqual(expected);
});

test('languages are added with a level each, changed and removed', async () => {
  signedIn('hana', { role: 'talent' });
  server.putAll({});
  shownAt('/talent/mypage/profile/edit_02', <DetailsEditor values={detailsValues({ ...talentDetails, languages: [] })} ofMinor={false} />);
  const kept = () => keptDetails('hana').read()?.languages;
  const add = screen.getByLabelText('話せる言語を追加');
  await user.selectOptions(add, '英語');
  await user.selectOptions(add, '韓国語');
  expect(within(add).queryByRole('option', { name: '英語' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('英語のレベル'), 'ビジネス');
  expect(kept()).toEqual([
    { code: 'eng', level: 2 },
    { code: 'kor', level: 1 },
  ]);
  await expectAccessible('the details with languages');
  await user.click(screen.getByRole('button', { name: '英語を外す' }));
  expect(kept()).toEqual([{ code: 'kor', level: 1 }]);
  expect(document.activeElement).toBe(add);
  for (const each of within(add).getAllByRole<HTMLOptionElement>('option').slice(1, 10)) await user.selectOptions(add, each.value);
  expect(textsOf(within(add).getAllByRole('option'))).toEqual(['10つ選びました']);
});

test('input of before is named on the form, and not below its confirmation, where the form would move', async () => {
  putEverything();
  const begin = () => keptDetails(uidOf.talent).write(detailsValues(talentDetails));
  begin();
  appAt('talent', '/talent/mypage/profile/edit_02');
  await screen.findByText(/^まだ登録していない入力内容を表示しています/);
  cleanup();
  begin();
  appAt('talent', '/talent/mypage/profile/confirmation');
  await screen.findByRole('dialog', { name: 'プロフィールの確認' });
  await screen.findByText(/^すべて任意の項目です/);
  expect(screen.queryByText(/^まだ登録していない/)).toBeNull();
});

test('a licence has no level', async () => {
  signedIn('hana', { role: 'talent' });
  server.putAll({});
  shownAt('/talent/mypage/profile/edit_02', <DetailsEditor values={detailsValues({ ...talentDetails, skills: [] })} ofMinor={false} />);
  await user.selectOptions(screen.getByLabelText('スキル・資格を追加'), '運転免許（普通）');
  expect(keptDetails('hana').read()?.skills).toEqual([{ code: 'car', level: 1 }]);
  expect(screen.queryByLabelText('運転免許（普通）のレベル')).toBeNull();
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { talentDetails } from '#domain/testing/profiles.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { detailsValues } from '../detailsForm.ts';

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

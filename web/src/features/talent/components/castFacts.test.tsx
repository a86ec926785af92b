import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownAt } from '#web/testing/shownAt.tsx';
import { CastIntroduction } from './castFacts.tsx';

test.each([
  ['姿勢に自信があります。', 0],
  ['殺陣もできます。', 1],
])('an introduction beside the pitch %s is shown %s times', (pr, times) => {
  const cast = { ageBand: 20, gender: 0 as const, prefecture: 13, speciality: [], introduction: '姿勢に自信があります。', pr };
  shownAt('/', <CastIntroduction cast={cast} />);
  expect(screen.queryAllByText('姿勢に自信があります。')).toHaveLength(times);
});

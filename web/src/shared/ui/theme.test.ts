import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('breakpoints and colours are the spec’s (section 9)', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect([theme.palette.primary.main, theme.palette.secondary.main]).toEqual(['#5EB9E6', '#0077CB']);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadLinks } from './preloadLinks.ts';

const preloadScreen = vi.hoisted(() => vi.fn(async (_route: { name: string }) => undefined));
vi.mock('./screens.ts', () => ({ preloadScreen }));

const asked = () => preloadScreen.mock.calls.map(([{ name }]) => name);
let end: () => void;
beforeEach(() => {
  end = preloadLinks();
  preloadScreen.mockClear();
});
afterEach(() => {
  end();
});

const link = (props: object) =>
  render(
    <a {...props}>
      <b>先へ</b>
    </a>,
  );

describe('the screen of a link is loaded', () => {
  test.each([
    ['when the pointer comes over it', fireEvent.pointerOver],
    ['when it is touched', fireEvent.touchStart],
    ['when the keyboard reaches it', fireEvent.focusIn],
  ] as const)('%s', (_, happens) => {
    link({ href: '/talent/jobs/j1' });
    happens(screen.getByText('先へ'));
    expect(asked()).toEqual(['talentJob']);
  });
});

describe('nothing is loaded', () => {
  test.each([
    ['for another site', { href: 'https://example.com/talent/jobs/j1' }],
    ['for another tab', { href: '/talent/jobs/j1', target: '_blank' }],
    ['for a file', { href: '/talent/jobs/j1', download: 'a.csv' }],
    ['for the page itself', { href: '/#below' }],
    ['for an address without a screen', { href: '/seals' }],
  ])('%s', (_, props) => {
    link(props);
    fireEvent.pointerOver(screen.getByText('先へ'));
    expect(asked()).toEqual([]);
  });

  test('without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    link({ href: '/talent/jobs/j1' });
    fireEvent.pointerOver(screen.getByText('先へ'));
    expect(asked()).toEqual([]);
  });
});

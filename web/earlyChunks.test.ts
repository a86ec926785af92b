import { expect, test } from 'vitest';
import { screenModules } from '#web/app/shell/screenModules.ts';
import { routes } from '#web/routing/routes.ts';
import { earlyModules } from './earlyChunks.ts';

const screenAt = (path: string) => {
  const name = routes.find((route) => route.path === path)?.name;
  return Object.entries(screenModules)
    .find(([each]) => each === name)?.[1]
    .toString();
};

test.each(Object.values(earlyModules).flatMap((pages) => Object.entries(pages)))(
  '%s preloads the screen that its route shows',
  (path, { beside, after }) => {
    const screens = [...beside, ...after].filter((module) => module.includes('/screens/'));
    expect(screens).toHaveLength(1);
    expect(screenAt(path)).toContain(screens[0]);
  },
);

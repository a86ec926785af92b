import { logger } from 'firebase-functions/v2';
import { afterAll, expect } from 'vitest';
import { logTo } from '#functions/platform/log.ts';
import { useRuntime } from '#functions/runtime.ts';
import { memoryDeployment } from '#functions/testing/memoryRuntime.ts';
import { useLevel } from './level.ts';
import { whatDiffers, whenCaughtUp } from './log.ts';
import { memoryLevel } from './memoryLevel.ts';

// These tests provoke thousands of refusals, which are logged as warnings.
afterAll(
  logTo((line) => {
    if (line.severity === 'ERROR') logger.write(line);
  }),
);

// Each test file has its own deployment.
const deployment = memoryDeployment();
useRuntime(() => deployment.runtime);
useLevel(memoryLevel(deployment));

// What a file's tests stored is sound: its documents equal a replay of its log.
afterAll(async () => {
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});

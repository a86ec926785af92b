import { expect, test } from 'vitest';
import { rentedResources } from './testing/rentedResources.ts';

/**
 * Everything that is rented, written out. A change that was meant is approved by
 * `npx vitest run --project unit approved -u`: its diff shows what else it changed.
 */
test('what is rented is as approved', async () => {
  const lines = (await rentedResources())
    .filter(({ type }) => type !== 'pulumi:pulumi:Stack')
    .map(
      ({ type, name, inputs, isProtected }) =>
        `${type.replace(/^gcp:|\/.*(?=:)/g, '')} ${name}${isProtected ? ', protected' : ''}\n  ${JSON.stringify(inputs)}`,
    );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('testing/approved/rented.txt');
});

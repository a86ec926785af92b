import { expect, test } from 'vitest';
import { plannedResources } from './testing/plannedResources.ts';

/**
 * All resources as text. An intended change is approved with
 * `npx vitest run --project unit approved -u`; its diff shows side effects.
 */
test('the resources are as approved', async () => {
  const lines = (await plannedResources())
    .filter(({ type }) => type !== 'pulumi:pulumi:Stack')
    .map(
      ({ type, name, inputs, isProtected }) =>
        `${type.replace(/^gcp:|\/.*(?=:)/g, '')} ${name}${isProtected ? ', protected' : ''}\n  ${JSON.stringify(inputs)}`,
    );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('testing/approved/resources.txt');
});

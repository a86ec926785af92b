import { expect, test } from 'vitest';
import { startStack } from '#local/stack.ts';
import { restoreDrill } from '../../bench/restoreDrill.ts';

test('after a total loss an export is restored: equal documents and reservations, and no data of people who left', async () => {
  const steps: string[] = [];
  await restoreDrill(
    (dataDir) => startStack({ ports: 'free', schedules: false, dataDir }),
    (step) => steps.push(step),
  );
  expect(steps).toEqual(
    expect.arrayContaining([
      'somebody leaves after the export',
      'a fresh stack imports the export',
      'replay erasures apply',
      'replay rebuild',
      'replay verify',
      'a second offer for the same job and cast is refused',
      'who left stays unreadable',
    ]),
  );
});

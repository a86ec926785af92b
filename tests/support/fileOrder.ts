import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isNamed =
  (name: string) =>
  ({ moduleId }: TestSpecification): boolean =>
    moduleId.endsWith(`/${name}.test.ts`);

/**
 * These sweep every cast of the stack, or rebuild the whole log: on the casts of all other files it
 * takes a minute, on few it takes seconds. The demo data are looked at before others work with
 * them.
 */
const first = ['acceptance/ageBands', 'acceptance/viewOrders', 'acceptance/search', 'demo/demoData', 'demo/officeMonth'];
/** The check of what all others have written. */
const last = ['acceptance/replay'];

/**
 * The order of test files: as usual, but for those whose work grows with the work of the others.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = (names: readonly string[]) => names.flatMap((name) => sorted.filter(isNamed(name)));
    const [early, late] = [named(first), named(last)];
    return [...early, ...sorted.filter((file) => !early.includes(file) && !late.includes(file)), ...late];
  }
}

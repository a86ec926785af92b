import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isNamed =
  (name: string) =>
  ({ moduleId }: TestSpecification): boolean =>
    moduleId.endsWith(`/${name}.test.ts`);

/** The demo data are checked before other tests change them. */
const first = ['demo/demoData', 'demo/officeMonth'];
/** The check of all files' writes. */
const last = ['acceptance/replay'];

/** The usual order of test files, with exceptions for those whose work depends on the others. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = (names: readonly string[]) => names.flatMap((name) => sorted.filter(isNamed(name)));
    const [early, late] = [named(first), named(last)];
    return [...early, ...sorted.filter((file) => !early.includes(file) && !late.includes(file)), ...late];
  }
}

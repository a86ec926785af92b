import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isReplay = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/acceptance/replay.test.ts');

/** The order of test files: as usual, but the check of the whole log comes after the files that write it. */
export class ReplayLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isReplay(file)), ...sorted.filter(isReplay)];
  }
}

import type { ShownNames } from '#domain/work/deal/sheetWords.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';

/** The names of media and industries by id, including retired ones. */
export const useMasterName = (): ShownNames['masterName'] => {
  const masters = [useMaster('media'), useMaster('industry')];
  return (id) => masters.flatMap(({ namesOf }) => namesOf([id]))[0];
};

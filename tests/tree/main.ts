import { coverage } from './coverage.ts';
import { guarantees } from './guarantees.ts';
import { pages } from './pages.ts';
import { plainEnglish } from './plainEnglish.ts';
import { wording } from './wording.ts';

/** A part of `npm run lint`: checks the texts of all files. Prints each fault, and ends with 1. */
const faults = [...pages, ...guarantees, ...coverage, ...plainEnglish, ...wording].flatMap(({ title, faults }) =>
  faults().map((fault) => `${title}: ${fault}`),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

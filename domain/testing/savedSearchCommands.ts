import fc from 'fast-check';
import { digests } from '../work/savedSearch/fields.ts';
import { searchKinds } from '../work/search/wanted.ts';

// Random commands on saved searches.

const searchId = fc.constantFrom('search-1', 'search-2');
/** Random commands on saved searches. */
export const savedSearchCommands = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('save'),
      searchId,
      kind: fc.constantFrom(...searchKinds),
      name: fc.constantFrom('東京の英語', '関西'),
      wanted: fc.constantFrom('q=英語&area=13', 'area=r3'),
      digest: fc.constantFrom(...digests),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove'), searchId }) },
  fc.record({ type: fc.constant('withdraw') }),
);

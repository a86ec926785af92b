import fc from 'fast-check';

/** Texts that occur nowhere else, to find personal values in wrong places. */
export const personalText = fc.integer({ min: 0, max: 99 }).map((n) => `ひみつの値${n}番`);
export const reason = fc.constantFrom('規約違反', '本人の希望');
export const bare = <Type extends string>(...types: Type[]) => fc.constantFrom(...types).map((type) => ({ type }));

import fc from 'fast-check';

/** Texts that occur nowhere else, so that a personal value in the wrong place is found. */
export const personalText = fc.integer({ min: 0, max: 99 }).map((n) => `ひみつの値${n}番`);
export const reason = fc.constantFrom('規約違反', '本人の希望');
/** Commands that say nothing but their type. */
export const bare = <Type extends string>(...types: Type[]) => fc.constantFrom(...types).map((type) => ({ type }));

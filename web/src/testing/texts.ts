export const textsOf = (elements: Iterable<Element>): (string | null)[] => Array.from(elements, ({ textContent }) => textContent);

/**
 * Each text of an element that a person reads or hears: text nodes, names, titles, placeholders and
 * alternatives. It also runs in a browser, so it uses nothing outside of itself. Left out: what
 * people type, numbers of records (`RecordNumber`), and words of a program (`Quotation`).
 */
export const pageTexts = (root?: Element): string[] => {
  // No selectors: each added element of each component test comes here.
  const skipped = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA'];
  const isLeftOut = (element: Element): boolean =>
    skipped.includes(element.tagName) || element.hasAttribute('data-id') || element.getAttribute('lang') === 'en';
  const texts: string[] = [];
  const collect = (element: Element): void => {
    if (isLeftOut(element)) return;
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      const value = element.getAttribute(name);
      if (value) texts.push(value);
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.nodeValue ?? '');
      else if (child.nodeType === Node.ELEMENT_NODE) collect(child as Element);
    }
  };
  const top = root ?? document.body;
  let outer = top.parentElement;
  while (outer && !isLeftOut(outer)) outer = outer.parentElement;
  if (!outer) collect(top);
  return texts;
};

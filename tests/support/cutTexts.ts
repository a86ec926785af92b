/**
 * Each text of the page that is cut and may not be, with the reason. It runs in a browser, so it
 * uses nothing outside of itself. A figure (amount, date, count) is never cut. Another text needs
 * its whole text in a `title` on or around it, and on a phone a link or a button in its row.
 * docs/adr/0095 says why.
 */
export const cutTexts = (): string[] => {
  const figure = /^(?=.*\d)[\d\s,.:/¥▲+\-−〜～%％（）()年月日時分件人円名回版点税込抜約残り前後あとまで以上月火水木金土]+$/;
  const row = 'a, button, li, tr, article, [role=option]';
  const isPhone = innerWidth < 600;
  const found: string[] = [];

  const isCutBy = (box: DOMRect, text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    // A line whose middle is inside is shown; some fonts are taller than their line.
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom, width }) =>
        width > 0 && (right > box.right + 1 || left < box.left - 1 || (top + bottom) / 2 > box.bottom || (top + bottom) / 2 < box.top),
    );
  };

  const faultOf = (text: Text, whole: string): string | null => {
    const owner = text.parentElement as Element;
    if (figure.test(whole)) return 'a figure';
    let titled: Element | null = owner.closest('[title]');
    const isIn = (element: Element) => element.getAttribute('title')?.replace(/\s+/g, ' ').includes(whole);
    while (titled && !isIn(titled)) titled = titled.parentElement?.closest('[title]') ?? null;
    if (!titled) return 'no title';
    const around = owner.closest(row);
    return isPhone && !around?.matches('a, button, [role=option]') && !around?.querySelector('a[href], button')
      ? 'no link in its row'
      : null;
  };

  const clips = (element: Element): boolean => {
    if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isTall = element.scrollHeight > element.clientHeight + 1;
    if (!isWide && !isTall) return false;
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return clipPath === 'none' && ((isWide && cuts(overflowX)) || (isTall && cuts(overflowY)));
  };

  /** Texts below an element that it shows or cuts: not those that scroll or are only spoken. */
  const textsBelow = (element: Element, isOutermost = true): Text[] => {
    const { overflowX, overflowY, clipPath, visibility } = getComputedStyle(element);
    const isOther = /auto|scroll/.test(overflowX + overflowY) || clipPath !== 'none' || visibility === 'hidden';
    if (!isOutermost && isOther) return [];
    return [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node as Text] : node.nodeType === Node.ELEMENT_NODE ? textsBelow(node as Element, false) : [],
    );
  };

  for (const element of document.querySelectorAll('body *')) {
    if (!clips(element)) continue;
    const box = element.getBoundingClientRect();
    for (const text of textsBelow(element)) {
      const whole = text.data.replace(/\s+/g, ' ').trim();
      const fault = whole === '' || !isCutBy(box, text) ? null : faultOf(text, whole);
      if (fault) found.push(`${element.tagName.toLowerCase()}.${element.className} cuts 「${whole}」: ${fault}`);
    }
  }
  return [...new Set(found)];
};

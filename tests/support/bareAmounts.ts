/**
 * Each amount of the page that does not say whether consumption tax is in it, with its place. It
 * runs in a browser, so it uses nothing outside of itself. The words stand beside the amount, in
 * the heads of its cell, in the name of its part, or at the same figure in its part. Money that
 * went through a bank needs none: it is what arrived or left. docs/adr/0001 has the rule.
 */
export const bareAmounts = (root?: Element): string[] => {
  // The bounds of an input are no amounts.
  const amount = /[¥￥]\s?\d[\d,]*|\d(?:[\d,]*\d)?(?:万|億)?円(?!以[上下])/g;
  const basis = /税抜|税込|税別|消費税|源泉|入金|振込|振り込|前受金/;
  const block =
    'p, li, td, th, dt, dd, button, a, label, summary, h1, h2, h3, h4, h5, h6, caption, legend, option, figcaption, [role=option]';
  const parts = 'section, article, aside, form, fieldset, dialog, [role=dialog], [role=region], table, ul, ol, dl, details, main';
  /** Words that are further away than this are about something else. */
  const NEAR = 100;
  const names = 'h1, h2, h3, h4, header, caption, legend, summary';

  const wordsOf = (ids: string | null): string =>
    (ids?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent ?? '').join(' ');

  /** What names a part of the page: its label, heading or caption. */
  const nameOf = (part: Element): string => {
    const heads = [...part.children].filter((child) => child.matches(names)).map(({ textContent }) => textContent ?? '');
    return [part.getAttribute('aria-label') ?? '', wordsOf(part.getAttribute('aria-labelledby')), ...heads].join(' ');
  };

  const headsOf = (cell: HTMLTableCellElement): string => {
    const own = cell.closest('tr');
    const before = [...(own?.cells ?? [])].slice(0, cell.cellIndex).reduce((sum, { colSpan }) => sum + colSpan, 0);
    const column = cell.closest('table')?.querySelector('thead tr:last-child')?.children[before];
    const row = [...(own?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent);
    return [column?.textContent, ...row, wordsOf(cell.getAttribute('headers'))].join(' ');
  };

  const termOf = (value: Element): string => {
    let before = value.previousElementSibling;
    while (before?.matches('dd')) before = before.previousElementSibling;
    return before?.textContent ?? '';
  };

  /** Whether the amount, its block, or its pair with a label says it. */
  const isNamedBeside = (owner: Element): boolean => {
    const pair = owner.parentElement?.matches(`body, tr, ${parts}`) ? null : owner.parentElement;
    return [owner, owner.closest(block), pair].some((near) => {
      const text = near?.textContent?.replace(/\s+/g, '') ?? '';
      return (near === owner || text.length <= NEAR) && basis.test(text);
    });
  };

  const isNamed = (owner: Element): boolean => {
    if (isNamedBeside(owner)) return true;
    for (let around: Element | null = owner; around; around = around.parentElement) {
      if (around.matches('td, th') && basis.test(headsOf(around as HTMLTableCellElement))) return true;
      if (around.matches('dd') && basis.test(termOf(around))) return true;
      if (around.matches(parts) && basis.test(nameOf(around))) return true;
    }
    return false;
  };

  const isShown = (element: Element): boolean => element.checkVisibility() && !element.closest('script, style, textarea, [hidden]');
  const found: { readonly owner: Element; readonly figures: readonly string[]; readonly named: boolean }[] = [];
  const walk = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
  const owners = new Set<Element>();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const owner = text.parentElement;
    // A sign and its figure can be two texts of one element.
    if (owner && /\d/.test(text.nodeValue ?? '')) owners.add(owner);
  }
  for (const owner of owners) {
    const own = [...owner.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ' ')).join('');
    const figures = own.match(amount) ?? [];
    if (figures.length > 0 && isShown(owner)) found.push({ owner, figures, named: isNamed(owner) });
  }
  const partOf = (owner: Element) => owner.closest('section, article, dialog, [role=dialog], main');
  const isSaid = (figure: string, part: Element | null): boolean =>
    found.some((other) => other.named && other.figures.includes(figure) && part?.contains(other.owner));
  return found
    .filter(({ owner, figures, named }) => !named && !figures.every((figure) => isSaid(figure, partOf(owner))))
    .map(({ owner }) => {
      const whole = (owner.closest(block) ?? owner).textContent?.replace(/\s+/g, ' ').trim().slice(0, 80);
      return `「${whole}」 in ${owner.closest(parts)?.tagName.toLowerCase() ?? 'body'}: ${nameOf(owner.closest(parts) ?? document.body).slice(0, 60)}`;
    });
};

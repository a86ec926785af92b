import { useEffect } from 'react';
import { isDialogOpen } from '#web/shared/ui/isDialogOpen.ts';

/**
 * Where the focus was: the element, the rows that it belongs to (its own, or the one that the
 * detail beside the list is of), and what is around it.
 */
type Place = {
  readonly element: Element;
  readonly list: Element | null;
  readonly index: number;
  readonly around: readonly Element[];
};

const mainPart = (): HTMLElement | null => document.getElementById('main');

const ancestorsWithin = (main: Element, element: Element): Element[] => {
  const found: Element[] = [];
  for (let at = element.parentElement; at && at !== main; at = at.parentElement) found.push(at);
  return found;
};

const placeOf = (main: Element, element: Element): Place => {
  const row = element.closest('#main li, #main tbody tr') ?? main.querySelector('li[data-current], tr[data-current]');
  const list = row?.parentElement ?? null;
  return { element, list, index: row && list ? [...list.children].indexOf(row) : -1, around: ancestorsWithin(main, element) };
};

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const firstControlIn = (part: Element | null | undefined): HTMLElement | undefined =>
  ['a[href]', 'button:not(:disabled)', 'input:not(:disabled), select:not(:disabled)']
    .flatMap((kind) => [...(part?.querySelectorAll<HTMLElement>(kind) ?? [])])
    .find(isShown);

/**
 * The row that is now where the lost one was, else what is left around it, else the page's main
 * part.
 */
const heirOf = ({ list, index, around }: Place): HTMLElement | null => {
  const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
  return firstControlIn(row) ?? firstControlIn(around.find((part) => part.isConnected && firstControlIn(part))) ?? mainPart();
};

/**
 * Keeps the keyboard at its place: where an act takes away what has the focus (the button of an
 * approval, a row that is settled), the row that follows inherits it, instead of the page's
 * beginning. A dialog gives back the focus itself, where what opened it is still there.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      const main = mainPart();
      if (target instanceof Element && main?.contains(target)) place = target === main ? null : placeOf(main, target);
    };
    // A press beside everything takes the focus away on purpose.
    const forget = () => {
      if (document.activeElement === document.body && place?.element.isConnected && !isDialogOpen()) place = null;
    };
    const keep = new MutationObserver(() => {
      if (!place || place.element.isConnected || document.activeElement !== document.body || isDialogOpen()) return;
      heirOf(place)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerup', forget);
    keep.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerup', forget);
      keep.disconnect();
    };
  }, []);
};

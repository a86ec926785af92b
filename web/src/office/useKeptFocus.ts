import { useEffect } from 'react';
import { isDialogOpen } from '#web/shared/ui/dialog.tsx';

/**
 * Where the focus was: the element, its list of rows (its own, or the list of the open detail), and
 * the containers around it.
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

/** The row now at the index, else a container that is left, else the main part. */
const fallbackFor = ({ list, index, around }: Place): HTMLElement | null => {
  const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
  return firstControlIn(row) ?? firstControlIn(around.find((part) => part.isConnected && firstControlIn(part))) ?? mainPart();
};

/**
 * Keeps the keyboard focus in place. When an act removes the focused element (an approval button, a
 * settled row), the next row gets the focus, not the start of the page. A dialog returns the focus
 * itself if its opener still exists.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      const main = mainPart();
      if (target instanceof Element && main?.contains(target)) place = target === main ? null : placeOf(main, target);
    };
    // A press outside all controls removes the focus on purpose.
    const forget = () => {
      if (document.activeElement === document.body && place?.element.isConnected && !isDialogOpen()) place = null;
    };
    const keep = new MutationObserver(() => {
      if (!place || place.element.isConnected || document.activeElement !== document.body || isDialogOpen()) return;
      fallbackFor(place)?.focus({ preventScroll: true });
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

import { afterEach, beforeEach, expect } from 'vitest';
import { bareAmounts } from '#tests/support/bareAmounts.ts';
import { machineStrings } from '#tests/support/machineStrings.ts';
import { pageTexts } from '#tests/support/pageTexts.ts';

// Each text that a component test shows, also for a moment, is one for people: no id, no word of
// the code, no English. An amount in a dialog says whether consumption tax is in it.

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const shown = new Set<string>();

const dialog = 'dialog, [role=dialog]';
const bare = new Set<string>();

/** Looks at the dialogs that changed. Screens as a whole are looked at in the browser. */
const noteAmounts = (records: readonly MutationRecord[]): void => {
  const changed = new Set<Element>();
  for (const { target, addedNodes } of records) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(dialog);
    if (around) changed.add(around);
    for (const node of addedNodes) if (node instanceof Element) for (const inside of node.querySelectorAll(dialog)) changed.add(inside);
  }
  for (const one of changed) if (/[¥円]/.test(one.textContent ?? '')) for (const words of bareAmounts(one)) bare.add(words);
};

const note = (records: readonly MutationRecord[]): void => {
  noteAmounts(records);
  for (const { type, target, addedNodes, attributeName } of records) {
    const texts =
      type === 'attributes'
        ? [(target as Element).getAttribute(attributeName ?? '') ?? '']
        : [...(type === 'childList' ? addedNodes : [target])].flatMap((node) => {
            const element = node instanceof Element ? node : node.parentElement;
            return element ? pageTexts(element) : [];
          });
    for (const text of texts) if (/[A-Za-z]{2}/.test(text)) shown.add(text);
  }
};

if (typeof document === 'object') {
  const observer = new MutationObserver(note);
  beforeEach(() => {
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes });
  });
  afterEach(() => {
    note(observer.takeRecords());
    observer.disconnect();
    const found = machineStrings([...shown]);
    const amounts = [...bare];
    shown.clear();
    bare.clear();
    expect(amounts, 'amounts without 税抜 or 税込').toEqual([]);
    expect(found, 'texts that are not for people').toEqual([]);
  });
}

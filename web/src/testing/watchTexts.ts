import { afterEach, beforeEach, expect } from 'vitest';
import { machineStrings } from '#tests/support/machineStrings.ts';
import { pageTexts } from '#tests/support/pageTexts.ts';

// Each text that a component test shows, also for a moment, is one for people: no id, no word of
// the code, no English.

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const shown = new Set<string>();

const note = (records: readonly MutationRecord[]): void => {
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
    shown.clear();
    expect(found, 'texts that are not for people').toEqual([]);
  });
}

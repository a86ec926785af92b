import { act } from '@testing-library/react';

/** Popovers, which happy-dom lacks: their events in the platform's order. */
const change = (popover: HTMLElement, newState: 'open' | 'closed') => {
  const oldState = newState === 'open' ? 'closed' : 'open';
  if (popover.hasAttribute('data-open') === (newState === 'open')) return;
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState, oldState }));
  popover.toggleAttribute('data-open', newState === 'open');
  setTimeout(() => act(() => popover.dispatchEvent(Object.assign(new Event('toggle'), { newState, oldState }))));
};

if (typeof HTMLElement !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      change(this, 'closed');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
    const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (popover) change(popover, popover.hasAttribute('data-open') ? 'closed' : 'open');
  });
}

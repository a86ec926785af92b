const GAP = 8;

/** Places a popover below its button, for browsers without CSS anchors (`position-area`). */
export const placeBeside = (popover: HTMLElement, button: HTMLElement): void => {
  if (CSS.supports('position-area', 'block-end')) return;
  const at = button.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left + (at.width - width) / 2, innerWidth - width - GAP));
  const top = at.bottom + height <= innerHeight ? at.bottom : Math.max(GAP, at.top - height);
  Object.assign(popover.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` });
};

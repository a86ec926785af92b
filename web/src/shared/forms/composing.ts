import type { KeyboardEvent } from 'react';

/**
 * True during a conversion of an input method, and for its confirming Enter (in Safari key code
 * 229, afterwards).
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

import type { KeyboardEvent } from 'react';

/**
 * True while an input method is converting, and for the Enter that confirms it (Safari reports that
 * one as key code 229 afterwards).
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

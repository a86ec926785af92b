import type { KeyboardEvent } from 'react';

/** Also for the Enter that confirms a conversion (in Safari key code 229, afterwards). */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

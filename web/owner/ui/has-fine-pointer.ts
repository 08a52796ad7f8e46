/** On touch screens a focused text field opens the keyboard, which covers half the page. */
export const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches

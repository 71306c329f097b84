/** Small things about sentences. */

/** With the full stop that a name lacks. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** As it begins, also where it begins with a fact. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

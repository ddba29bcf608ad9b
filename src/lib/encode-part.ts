/**
 * A text as one part of an address. What the backend cuts may end with half of a character: encodeURIComponent throws at a lone surrogate,
 * URLSearchParams writes U+FFFD for it, and so does this.
 */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/**
 * Encodes a text as one part of an address. The backend may cut a text inside a surrogate pair:
 * encodeURIComponent throws at a lone surrogate, while this writes U+FFFD, as URLSearchParams does.
 */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

import { cutText } from './cut-text.ts'

/** No code that a backend means is longer. */
const longest = 48

/** Shortens a code from the backend that has no translation. */
export const plainCode = (code: string): string =>
  cutText(code, longest)
    .replaceAll(/[_.-]+/g, ' ')
    .trim() || '—'

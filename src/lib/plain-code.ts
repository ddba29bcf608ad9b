import { cutText } from './cut-text.ts'

/** A code of the backend's that we have no words for, as something to read. */
export const plainCode = (code: string): string =>
  cutText(code)
    .replaceAll(/[_.-]+/g, ' ')
    .trim() || '—'

import { shapeless } from './invisible.ts'

/** What draws nothing is no white space that is trimmed. */
const unseen = new RegExp(`^[\\s${shapeless}]*$`, 'u')
const fillers = new RegExp(`[${shapeless}]`, 'u')

/** Whether nothing of a text can be seen. */
export const isUnseen = (text: string): boolean => unseen.test(text)

/** Whether a text has characters, none of which can be seen, and not white space alone. */
export const isFiller = (text: string): boolean => fillers.test(text) && isUnseen(text)

/** What was typed, without white space around it; empty where nothing of it can be seen. */
export const seenText = (typed: string): string => (isUnseen(typed) ? '' : typed.trim())

/** The first text of which something can be seen, else the fallback. */
export const seenOr = (texts: readonly (string | null | undefined)[], fallback: string): string =>
  texts.find((text) => text !== null && text !== undefined && !isUnseen(text)) ?? fallback

/** A title of which something can be seen: where there is none, what its address says. */
export const titleOr = (title: string, slug: string): string =>
  isUnseen(title) ? slug.replaceAll('-', ' ') || '—' : title

import { betweenParts, colonFor } from '@/lib/sentences.ts'

/** What a name that repeats is of, in parts where some are in other languages. */
export type AboutText = string | readonly { text: string; lang?: string | undefined }[]

/** The end of a name that repeats, for ears only: what a button or a link is of. */
export function About({ of }: { of: AboutText }) {
  const parts = typeof of === 'string' ? [{ text: of }] : of
  const texts = parts.map(({ text }) => text)
  return (
    <span className="visually-hidden">
      {parts.map(({ text, lang }, index) => (
        <span key={text} lang={lang}>
          {(index === 0 ? colonFor(text) : betweenParts(texts)) + text}
        </span>
      ))}
    </span>
  )
}

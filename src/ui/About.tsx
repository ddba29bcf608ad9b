import type { ReactNode } from 'react'
import { betweenParts, colonFor } from '@/lib/sentences.ts'

/** What a name that repeats is of, in parts where some are in other languages. */
export type AboutText = string | readonly { text: string; lang?: string | undefined }[]

interface AboutProps {
  of: AboutText
  /** The text that this ends: its language decides about punctuation, as `of` may be a code. */
  after?: ReactNode
}

/** The end of a name that repeats, for ears only: what a button or a link is of. */
export function About({ of, after }: AboutProps) {
  const parts = typeof of === 'string' ? [{ text: of }] : of
  const texts = parts.map(({ text }) => text)
  const begun = typeof after === 'string' ? after : ''
  return (
    <span className="visually-hidden">
      {parts.map(({ text, lang }, index) => (
        <span key={text} lang={lang}>
          {(index === 0 ? colonFor(begun + text) : betweenParts(begun ? [begun] : texts)) + text}
        </span>
      ))}
    </span>
  )
}

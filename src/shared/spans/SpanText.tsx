import { useMemo, useRef, useState } from 'react'
import { wordsOf } from './words-of.ts'
import s from './spans.module.css'

export interface ShownSpan {
  start: number
  end: number
  color: string
}

interface SpanTextProps {
  text: string
  spans: readonly ShownSpan[]
  label: string
  /** Called with the characters from the first chosen word to the last one. */
  onSpan: (start: number, end: number) => void
}

/**
 * A text whose parts are marked: a drag over words, or a press on the first and on the last one. A
 * word pressed twice is a part of its own.
 */
export function SpanText({ text, spans, label, onSpan }: SpanTextProps) {
  const parts = useMemo(() => wordsOf(text), [text])
  const [from, setFrom] = useState<number | null>(null)
  const dragged = useRef<number | null>(null)
  const finish = (one: number, other: number): void => {
    const [first, last] = [parts[Math.min(one, other)], parts[Math.max(one, other)]]
    setFrom(null)
    if (first && last) onSpan(first.start, last.end)
  }
  return (
    <p role="group" aria-label={label} className={`pad-3 box break ${s.text}`}>
      {parts.map((part, at) => {
        const span = spans.find(({ start, end }) => start <= part.start && part.end <= end)
        const style = span && {
          background: `color-mix(in srgb, ${span.color} 24%, transparent)`,
          // On dark paper the tint of a dark colour is hardly seen.
          boxShadow: `inset 0 -2px ${span.color}`,
        }
        return part.isWord ? (
          <button
            key={part.start}
            type="button"
            className={s.word}
            aria-pressed={from === at || span !== undefined}
            data-from={from === at || undefined}
            style={style}
            onPointerDown={() => {
              dragged.current = at
            }}
            onPointerUp={() => {
              const begun = dragged.current
              dragged.current = null
              if (begun !== null && begun !== at) finish(begun, at)
            }}
            // A drag ends on another word, which gets no click.
            onClick={() => (from === null ? setFrom(at) : finish(from, at))}
          >
            {part.text}
          </button>
        ) : (
          <span key={part.start} style={style}>
            {part.text}
          </span>
        )
      })}
    </p>
  )
}

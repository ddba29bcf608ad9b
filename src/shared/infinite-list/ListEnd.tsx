import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Button.tsx'
import s from './infinite-list.module.css'

interface ListEndProps {
  /** Of which list: another one begins anew. */
  id: string
  count: number
  hasMore: boolean
  next: 'idle' | 'loading' | 'failed'
  onMore: () => void
  words: {
    more: string
    loading: string
    failed: string
    retry: string
    end: string
    /** "12 of 40". */
    shown: string
    /** Announced: what has come. */
    came: (added: number) => string
  }
}

/** How many pages come by themselves before the reader is asked: the end of the page stays within reach. */
const alone = 3

/** The end of a growing list: the next page comes as it nears the view, and by a button; what came is announced, the focus stays. */
export function ListEnd({ id, count, hasMore, next, onMore, words }: ListEndProps) {
  const place = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const [said, say] = useState('')
  const before = useRef({ id, count })
  const left = useRef(alone)
  const held = useRef(false)

  const { came } = words
  useEffect(() => {
    const last = before.current
    before.current = { id, count }
    if (last.id !== id) {
      left.current = alone
      say('')
    } else if (last.count > 0 && count > last.count) say(came(count - last.count))
  }, [came, count, id])

  const waiting = hasMore && next === 'idle' && count > 0
  useEffect(() => {
    if (!waiting || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (left.current === 0 || !entries.some((entry) => entry.isIntersecting)) return
        left.current -= 1
        onMore()
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [count, onMore, waiting])

  // The button goes with the last page: its focus goes to what stands in its place.
  useEffect(() => {
    if (hasMore || !held.current) return
    held.current = false
    end.current?.focus({ preventScroll: true })
  }, [hasMore])

  return (
    <div ref={place} className={s.end}>
      <p className="quiet small">{words.shown}</p>
      {next === 'failed' && <p role="alert">{words.failed}</p>}
      {hasMore ? (
        <Button
          variant="secondary"
          loading={next === 'loading'}
          onFocus={() => (held.current = true)}
          onBlur={() => (held.current = false)}
          onClick={() => {
            left.current = alone
            onMore()
          }}
        >
          {next === 'failed' ? words.retry : words.more}
        </Button>
      ) : (
        <p ref={end} tabIndex={-1} className="quiet small">
          {words.end}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {next === 'loading' ? words.loading : said}
      </p>
    </div>
  )
}

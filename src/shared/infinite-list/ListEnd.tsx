import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Button.tsx'
import s from '../small.module.css'

interface ListEndProps {
  /** The id of the list. Another list starts over. */
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
    /** The announcement of added records. */
    came: (added: number) => string
  }
}

/**
 * How many pages load automatically before the reader must ask, so that the end of the page stays
 * within reach.
 */
const alone = 3

/** Focuses an item of the list by its position, of which BlockList may draw a part. */
function focusItem(list: Element | null | undefined, position: number): boolean {
  const item =
    list?.querySelector<HTMLElement>(`[aria-posinset="${position + 1}"]`) ??
    list?.querySelectorAll<HTMLElement>(':scope > li')[position]
  if (!item) return false
  const target = item.querySelector<HTMLElement>('a, button') ?? item
  if (target === item) item.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/**
 * The end of a growing list, right after it. The next page loads as the reader nears the end, or by
 * a button: a short first page alone asks for nothing and leaves the address as it is.
 * Added records are announced. Where the button has the focus, it goes to the first of them.
 */
export function ListEnd({ id, count, hasMore, next, onMore, words }: ListEndProps) {
  const place = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState('')
  const before = useRef({ id, count })
  const left = useRef(alone)
  const held = useRef(false)

  const { came } = words
  useEffect(() => {
    const last = before.current
    before.current = { id, count }
    if (last.id !== id) {
      left.current = alone
      setSaid('')
    } else if (last.count > 0 && count > last.count) setSaid(came(count - last.count))
  }, [came, count, id])

  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const note = () => setHasScrolled(true)
    addEventListener('scroll', note, { once: true, passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  const waiting = hasMore && next === 'idle' && count > 0 && hasScrolled
  useEffect(() => {
    if (!waiting || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        // Whoever has reached the button decides.
        if (left.current === 0 || held.current || !entries.some((entry) => entry.isIntersecting))
          return
        left.current -= 1
        onMore()
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [count, onMore, waiting])

  const drawn = useRef({ id, count })
  useLayoutEffect(() => {
    const last = drawn.current
    drawn.current = { id, count }
    const isGrown = last.id === id && count > last.count
    if (!held.current || (!isGrown && hasMore)) return
    held.current = false
    // The list draws its new block after this. The button disappears with the last page.
    queueMicrotask(() => {
      if (!isGrown || !focusItem(place.current?.previousElementSibling, last.count))
        end.current?.focus({ preventScroll: true })
    })
  }, [count, hasMore, id])

  return (
    <div ref={place} className={`grid items-center gap-3 center ${s.end}`}>
      <p className="quiet text-1">{words.shown}</p>
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
        <p ref={end} tabIndex={-1} className="quiet text-1">
          {words.end}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {next === 'loading' ? words.loading : said}
      </p>
    </div>
  )
}

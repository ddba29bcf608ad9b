import { use, useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { PageContext, WordsContext } from '@/i18n/page-context.ts'
import type { LateNamespace } from '@/i18n/words.ts'
import { chunk } from '@/lib/chunk.ts'
import { sayLost } from '@/lib/lost.ts'
import { Boundary } from './Boundary.tsx'

interface LatePartProps<P> {
  load: () => Promise<ComponentType<P>>
  props: P
  /** Stands in its place, at its size, until it has come: what the prerendered file shows. */
  fallback: ReactNode
  /** Stands there where its chunk can't be had or it breaks, after a reload too; the fallback otherwise, and the document says what is missing. */
  failed?: ReactNode
  /** Told when its chunk can't be had or it breaks: says so itself. */
  lost?: () => void
  /** False where a reload would lose what it is to show. */
  reload?: boolean
  /** Words that come with it; a constant of the module. */
  ns?: readonly LateNamespace[]
  /** Comes only when the reader is about to see it, as long as this is true. */
  onSight?: boolean
}

/**
 * A part of a page that comes after the page: what needs the backend on a page that is read without it. `load` must be a
 * constant of the module.
 */
export function LatePart<P extends object>({
  load,
  props,
  fallback,
  failed,
  lost: tell,
  reload = true,
  ns,
  onSight,
}: LatePartProps<P>) {
  // What has come of which chunk: another part may take this one's place.
  const [come, setCome] = useState<{ load: typeof load; Part: ComponentType<P> | null } | null>(
    null,
  )
  const [seen, see] = useState(false)
  const wanted = seen || onSight !== true
  const place = useRef<HTMLDivElement>(null)
  const words = use(WordsContext)
  const language = use(PageContext)?.language ?? 'en'
  const speaking = useRef(language)
  const told = useRef(tell)
  const silent = useRef(false)
  useEffect(() => {
    speaking.current = language
    told.current = tell
    silent.current = failed === undefined && !tell
  })

  useEffect(() => {
    if (wanted || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return see(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && see(true),
      // Of what begins at the very edge, a heading is all that is seen.
      { rootMargin: '0px 0px -48px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wanted])

  useEffect(() => {
    if (!wanted) return
    const ended = new AbortController()
    function bring(): void {
      Promise.all([chunk(load, { reload }), ns && words?.join(speaking.current, ns)]).then(
        ([component]) => {
          if (!ended.signal.aborted) setCome({ load, Part: component })
        },
        (error: unknown) => {
          if (ended.signal.aborted) return
          // Nothing is lost yet: it comes with the connection.
          if (silent.current && !navigator.onLine)
            return addEventListener('online', bring, { once: true, signal: ended.signal })
          console.error('A part of the page could not be loaded.', error)
          setCome({ load, Part: null })
          if (silent.current) sayLost()
          told.current?.()
        },
      )
    }
    bring()
    return () => ended.abort()
  }, [load, ns, reload, wanted, words])

  const { Part } = come?.load === load ? come : { Part: undefined }
  function broke(): void {
    setCome({ load, Part: null })
    if (silent.current) sayLost()
    tell?.()
  }
  const shown = Part ? (
    <Boundary fallback={null} onBroken={broke}>
      <Part {...props} />
    </Boundary>
  ) : Part === null && failed !== undefined ? (
    failed
  ) : (
    fallback
  )
  return onSight !== undefined ? <div ref={place}>{shown}</div> : shown
}

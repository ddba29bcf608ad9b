import { use, useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { PageContext, WordsContext } from '@/i18n/page-context.ts'
import type { LateNamespace } from '@/i18n/words.ts'
import { chunk } from '@/lib/chunk.ts'
import { showLostMessage } from '@/lib/lost.ts'
import { Boundary } from './Boundary.tsx'

interface LatePartProps<P> {
  load: () => Promise<ComponentType<P>>
  props: P
  /** Shown until the part has loaded, at the part's size. The prerendered file contains it. */
  fallback: ReactNode
  /**
   * Shown when the chunk cannot be loaded, even after a reload, or when the part breaks. Without it
   * the fallback stays, and the document says what is missing.
   */
  failed?: ReactNode
  /** Called when the chunk cannot be loaded or the part breaks. The caller then reports it. */
  lost?: () => void
  /** False if a reload would lose the data that the part is to show. */
  reload?: boolean
  /** The namespaces that the part needs. Must be a constant of the module. */
  ns?: readonly LateNamespace[]
  /** While true, the part loads only when it comes into view or lies above it. */
  onSight?: boolean
}

/**
 * A part that loads after the page, for example because it needs the backend. `load` must be a
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
  // The loaded part with the `load` that it belongs to, because another part may replace this one.
  const [come, setCome] = useState<{ load: typeof load; Part: ComponentType<P> | null } | null>(
    null,
  )
  const [seen, setSeen] = useState(false)
  const wanted = seen || onSight !== true
  const place = useRef<HTMLDivElement>(null)
  const words = use(WordsContext)
  const language = use(PageContext)?.language ?? 'en'
  const told = useRef(tell)
  const silent = useRef(false)
  useEffect(() => {
    told.current = tell
    silent.current = failed === undefined && !tell
  })

  useEffect(() => {
    if (wanted || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      // A part above the viewport loads too: a reload restores a position that its height belongs to.
      // Of one that begins at the very edge of the viewport only the heading would be visible.
      { rootMargin: '1000000px 0px -48px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wanted])

  useEffect(() => {
    if (!wanted) return
    const ended = new AbortController()
    function bring(): void {
      Promise.all([chunk(load, { reload }), ns && words?.join(language, ns, { reload })]).then(
        ([component]) => {
          if (!ended.signal.aborted) setCome({ load, Part: component })
        },
        (error: unknown) => {
          if (ended.signal.aborted) return
          // Offline, nothing is lost yet: the part loads when the connection returns.
          if (silent.current && !navigator.onLine)
            return addEventListener('online', bring, { once: true, signal: ended.signal })
          console.error('A part of the page could not be loaded.', error)
          setCome({ load, Part: null })
          if (silent.current) showLostMessage()
          told.current?.()
        },
      )
    }
    bring()
    return () => ended.abort()
  }, [language, load, ns, reload, wanted, words])

  const { Part: loaded } = come?.load === load ? come : { Part: undefined }
  // After a change of language its words may still be missing.
  const Part = loaded && ns && words && !words.has(language, ns) ? undefined : loaded
  function broke(): void {
    setCome({ load, Part: null })
    if (silent.current) showLostMessage()
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
  if (onSight === undefined) return shown
  return (
    <div ref={place} data-waiting={wanted ? undefined : ''}>
      {shown}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { chunkArrived } from '@/api/page-state.ts'
import { chunk } from '@/lib/chunk.ts'

interface LivePartProps<P> {
  load: () => Promise<ComponentType<P>>
  props: P
  /** Stands in its place, at its size, until it has come: what the prerendered file shows. */
  fallback: ReactNode
  /** Stands there where its chunk can't be had; the fallback otherwise. */
  failed?: ReactNode
  /** Comes only when the reader is about to see it. */
  onSight?: boolean
}

/**
 * A part of a page that comes after the page: what needs the backend on a page that is read without it. `load` must be a
 * constant of the module.
 */
export function LivePart<P extends object>({ load, props, fallback, failed, onSight = false }: LivePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [lost, setLost] = useState(false)
  const [wanted, want] = useState(!onSight)
  const place = useRef<HTMLDivElement>(null)
  const dispatch = useDispatch()

  useEffect(() => {
    if (wanted || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return want(true)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wanted])

  useEffect(() => {
    if (!wanted) return
    let current = true
    chunk(load, { reload: false }).then(
      (component) => {
        if (!current) return
        dispatch(chunkArrived())
        setPart(() => component)
      },
      (error: unknown) => {
        console.error('A part of the page could not be loaded.', error)
        if (current) setLost(true)
      },
    )
    return () => {
      current = false
    }
  }, [dispatch, load, wanted])

  const shown = Part ? <Part {...props} /> : lost && failed !== undefined ? failed : fallback
  return onSight ? <div ref={place}>{shown}</div> : shown
}

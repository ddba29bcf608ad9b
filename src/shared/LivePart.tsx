import { useEffect, useState } from 'react'
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
}

/**
 * A part of a page that comes after the page: what needs the backend on a page that is read without it. `load` must be a
 * constant of the module.
 */
export function LivePart<P extends object>({ load, props, fallback, failed }: LivePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [lost, setLost] = useState(false)
  const dispatch = useDispatch()
  useEffect(() => {
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
  }, [dispatch, load])
  if (Part) return <Part {...props} />
  return lost && failed !== undefined ? failed : fallback
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { FileLimits } from '@/api/contract/tickets.ts'
import { uploadTicketFile } from '@/api/endpoints/tickets.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { askBeforeLeaving } from '@/lib/leave-question.ts'
import { attachmentFault } from './files.ts'
import type { AttachmentFault, SentFile } from './files.ts'

export interface Item {
  key: number
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed' | 'refused'
  /** Between 0 and 1. */
  part: number
  fault: AttachmentFault | null
  problem: Problem | null
}
interface Job {
  file: File
  stop: AbortController
  /** Settles when it has been uploaded or refused. */
  over: Promise<void>
}

interface Options {
  limits: FileLimits
  /** The uploaded files, including those before a reload. */
  sent: readonly SentFile[]
  onSent: (change: (sent: readonly SentFile[]) => readonly SentFile[]) => void
}

const unsent: Problem = { kind: 'HTTP', status: 400, fields: { files: { code: 'required' } } }

/** Uploads files: each is checked, sent at once, and can be retried or removed. */
export function useFiles({ limits, sent, onSent }: Options) {
  const store = useStore()
  const [items, setItems] = useState<readonly Item[]>([])
  const jobs = useRef(new Map<number, Job>())
  const next = useRef(0)
  const latest = useRef({ sent, onSent, limits })
  useEffect(() => {
    latest.current = { sent, onSent, limits }
  })
  useEffect(() => {
    const all = jobs.current
    return () => all.forEach(({ stop }) => stop.abort())
  }, [])

  // A file that is not sent yet cannot be kept in the browser: it may be anything.
  const isUnsent = items.some(({ state }) => state === 'sending' || state === 'failed')
  useEffect(
    () => (isUnsent ? askBeforeLeaving(() => ({ document: true, page: true })) : undefined),
    [isUnsent],
  )

  const change = useCallback(
    (key: number, values: Partial<Item>): void =>
      setItems((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one))),
    [],
  )
  const drop = useCallback((key: number): void => {
    jobs.current.get(key)?.stop.abort()
    jobs.current.delete(key)
    setItems((before) => before.filter((one) => one.key !== key))
  }, [])

  const transfer = useCallback(
    async (key: number, { file, stop }: Pick<Job, 'file' | 'stop'>): Promise<void> => {
      change(key, { state: 'sending', part: 0, problem: null })
      try {
        const { id, name, size } = await uploadTicketFile(store, file, {
          signal: stop.signal,
          onProgress: (part) => change(key, { part }),
        })
        if (stop.signal.aborted) return
        latest.current.onSent((before) => [...before, { id, name, size }])
        drop(key)
      } catch (error) {
        if (!stop.signal.aborted) change(key, { state: 'failed', problem: toProblem(error) })
      }
    },
    [change, drop, store],
  )
  const send = useCallback(
    (key: number, file: File): void => {
      const job = { file, stop: new AbortController() }
      jobs.current.set(key, { ...job, over: transfer(key, job) })
    },
    [transfer],
  )

  /** Files are read before they are sent. */
  const reading = useRef<Promise<unknown>>(Promise.resolve())
  const judge = useCallback(
    async (files: readonly File[]): Promise<void> => {
      for (const file of files) {
        next.current += 1
        const key = next.current
        const { sent: done, limits: allowed } = latest.current
        const item: Item = {
          key,
          name: file.name,
          size: file.size,
          state: 'sending',
          part: 0,
          fault: null,
          problem: null,
        }
        const fault = await attachmentFault(file, done.length + jobs.current.size, allowed)
        setItems((before) => [...before, fault ? { ...item, state: 'refused', fault } : item])
        if (!fault) send(key, file)
      }
    },
    [send],
  )
  const add = useCallback(
    (files: readonly File[]): void => {
      reading.current = Promise.all([reading.current, judge(files)])
    },
    [judge],
  )

  return {
    items,
    add,
    drop,
    retry: (key: number): void => {
      const job = jobs.current.get(key)
      if (job) send(key, job.file)
    },
    take: (id: SentFile['id']): void => onSent((before) => before.filter((one) => one.id !== id)),
    /**
     * Waits for running uploads, because a message is sent with all of its files.
     * @throws Problem if one was refused and neither sent again nor removed
     */
    settled: async (): Promise<void> => {
      await reading.current
      await Promise.all(Array.from(jobs.current.values(), ({ over }) => over))
      if (jobs.current.size > 0) throw unsent
    },
  }
}
export type Files = ReturnType<typeof useFiles>

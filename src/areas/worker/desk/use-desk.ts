import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import * as v from 'valibot'
import { api } from '@/api/api.ts'
import { workerTaskApi } from '@/api/endpoints/worker.ts'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { readKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'
import type { Dispatch } from '@/session/person.ts'
import { newKey, sharedLocks } from '@/lib/secure-context.ts'
import { perApp } from '@/lib/per-app.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { WorkerAnswer, WorkerTask } from '@/api/contract/worker-tasks.ts'
import { createDesk } from './create-desk.ts'
import type { DeskStore } from './create-desk.ts'
import { signal } from './signal.ts'
import type { DeskState, SentAnswer } from './state.ts'

/** The seat of this browser: only one tab works at a time. */
interface Seat {
  /**
   * @param steal takes it from another tab
   * @param onTaken called when another tab takes it
   * @returns whether it was taken
   */
  take: (steal: boolean, onTaken: () => void) => Promise<boolean>
  leave: () => void
  /** Whether any tab has it, including this one. */
  isTaken: () => Promise<boolean>
}

/** A seat held by a Web Lock. Without that API (a page without https) each tab has its own seat. */
function createSeat(name: string): Seat {
  let leave = (): void => undefined
  return {
    take: (steal, onTaken) => {
      const locks = sharedLocks()
      if (!locks) return Promise.resolve(true)
      return new Promise((resolve) => {
        let isHeld = false
        const hold = (lock: Lock | null): Promise<void> | undefined => {
          if (!lock) {
            resolve(false)
            return undefined
          }
          isHeld = true
          resolve(true)
          return new Promise((release) => {
            leave = release
          })
        }
        locks
          .request(name, steal ? { steal: true } : { ifAvailable: true }, hold)
          // A stolen lock rejects. If locks do not work at all, the worker can still work.
          .catch(() => (isHeld ? onTaken() : resolve(true)))
      })
    },
    leave: () => leave(),
    isTaken: async () => {
      const { held = [] } = (await sharedLocks()?.query()) ?? {}
      return held.some((lock) => lock.name === name)
    },
  }
}

const Kept = v.object({
  task: WorkerTask,
  shownAt: v.number(),
  until: v.number(),
  key: v.string(),
  answer: WorkerAnswer,
  spentMs: v.number(),
})

const KeptWorked = v.object({ since: v.number(), until: v.number() })

/** Parses the stored answer that had not been accepted when the page was left. */
function parseSent(kept: unknown): SentAnswer | null {
  const parsed = v.safeParse(Kept, kept)
  return parsed.success ? parsed.output : null
}

/** Whether the answer is a task rather than the time of the next request. */
export const isTask = (answer: object): answer is WorkerTask => 'price' in answer

/**
 * How long a hidden tab, and another page of the site, keep the place in the queue, in
 * milliseconds.
 */
const grace = { hidden: 10_000, left: 120_000 }

interface Place {
  owner: Owner
  desk: DeskStore
  configure: (settings: Settings) => void
}
type Settings = Pick<WorkerMe, 'sound' | 'vibration'>
/** A visit to another page does not leave the queue. */
const kept = perApp((): { place: Place | null } => ({ place: null }))

function open(dispatch: Dispatch, owner: Owner, { autoNext, sound, vibration }: WorkerMe): Place {
  const { endpoints } = workerTaskApi
  const seat = createSeat(`desk-${owner}`)
  let settings: Settings = { sound, vibration }
  const desk = createDesk(
    {
      now: () => Date.now(),
      later: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      ask: async () => {
        const answer = await dispatch(endpoints.nextTask.initiate({}, { track: false })).unwrap()
        if (!answer) return { task: null }
        return isTask(answer) ? { task: answer } : { task: null, retryAfter: answer.retryAfter }
      },
      answer: ({ task: { id }, key, answer, spentMs }) =>
        dispatch(
          endpoints.answerTask.initiate(
            { id, idempotencyKey: key, ...answer, spentMs },
            { track: false },
          ),
        ).unwrap(),
      skip: (id, reason) =>
        dispatch(endpoints.skipTask.initiate({ id, reason }, { track: false })).unwrap(),
      release: () => {
        removeDraft(owner, 'desk-work')
        return dispatch(endpoints.stopWork.initiate(undefined, { track: false })).unwrap()
      },
      keyOf: (id) => {
        const kept = readDraft(owner, 'desk-key', id)
        const key = typeof kept === 'string' ? kept : newKey()
        saveDraft(owner, 'desk-key', id, key)
        return key
      },
      forget: () => removeDraft(owner, 'desk-answer'),
      keep: (sent) =>
        sent ? saveDraft(owner, 'desk-sent', 0, sent) : removeDraft(owner, 'desk-sent'),
      kept: () => parseSent(readDraft(owner, 'desk-sent', 0)),
      // All tabs are one worker, who gets tired once.
      keepWorked: (worked) => saveKept(owner, 'desk-worked', worked),
      worked: () => {
        const parsed = v.safeParse(KeptWorked, readKept(owner, 'desk-worked'))
        return parsed.success ? parsed.output : null
      },
      preload: (url) => {
        const src = pictureUrl(url)
        if (src) new Image().src = src
      },
      signal: (what) => signal(what, settings),
      standing: () => dispatch(api.util.invalidateTags(['Worker'])),
      takeSeat: seat.take,
      leaveSeat: seat.leave,
      isSeatTaken: seat.isTaken,
    },
    autoNext,
  )
  return {
    owner,
    desk,
    configure: (next) => {
      settings = next
    },
  }
}

/** The worker's desk. It continues while the worker visits another page of the hub. */
export function useWorkerDesk(owner: Owner, me: WorkerMe): { desk: DeskStore; state: DeskState } {
  const store = useStore()
  const [place] = useState(() => {
    const own = kept(store)
    if (own.place?.owner === owner) return own.place
    own.place?.desk.close()
    return (own.place = open(store.dispatch, owner, me))
  })
  const { desk, configure } = place
  const state = useSyncExternalStore(desk.subscribe, desk.get)
  const { autoNext, sound, vibration } = me

  useEffect(() => {
    configure({ sound, vibration })
    desk.send({ type: 'autoNext', on: autoNext })
  }, [autoNext, configure, desk, sound, vibration])

  // Work that was interrupted by a reload or the end of a session continues with the same task.
  const isResumed = useRef(false)
  useEffect(() => {
    if (isResumed.current) return
    isResumed.current = true
    const { phase } = desk.get()
    const isInterrupted = phase.name === 'idle' && ['fresh', 'signedOut'].includes(phase.why)
    if (isInterrupted && readDraft(owner, 'desk-work', 0) === true) void desk.start()
    else if (phase.name === 'idle' && phase.why === 'fresh') void desk.look()
  }, [desk, owner])

  useEffect(() => {
    const look = (): void => {
      const now = Date.now()
      if (document.visibilityState === 'hidden')
        desk.send({ type: 'hide', now, grace: grace.hidden })
      else desk.send({ type: 'show', now })
    }
    const online = (): void => desk.send({ type: 'retry', now: Date.now() })
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', online)
      desk.send({ type: 'hide', now: Date.now(), grace: grace.left })
    }
  }, [desk])

  return { desk, state }
}

/** Starts to work, and remembers it across a reload. */
export function startWork(desk: DeskStore, owner: Owner, steal = false): void {
  saveDraft(owner, 'desk-work', 0, true)
  void desk.start(steal)
}

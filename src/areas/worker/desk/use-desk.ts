import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import * as v from 'valibot'
import { api } from '@/api/api.ts'
import { workerTaskApi } from '@/api/endpoints/worker.ts'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { readKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'
import { startLongTimer } from '@/lib/long-timer.ts'
import type { Dispatch } from '@/session/person.ts'
import { newKey } from '@/lib/secure-context.ts'
import { perApp } from '@/lib/per-app.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { WorkerAnswer, WorkerTask } from '@/api/contract/worker-tasks.ts'
import { createDesk } from './create-desk.ts'
import type { DeskStore } from './create-desk.ts'
import { createSeat } from './seat.ts'
import { signal } from './signal.ts'
import type { DeskState, SentAnswer } from './state.ts'
import { deviceNow } from '@/lib/server-clock.ts'

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
  /** Whether a page shows it. */
  isShown: () => boolean
  setShown: (isShown: boolean) => void
}
type Settings = Pick<WorkerMe, 'sound' | 'vibration'>
/** A visit to another page does not leave the queue. */
const kept = perApp((): { place: Place | null } => ({ place: null }))

function open(dispatch: Dispatch, owner: Owner, { autoNext, sound, vibration }: WorkerMe): Place {
  const { endpoints } = workerTaskApi
  const seat = createSeat(`desk-${owner}`)
  let settings: Settings = { sound, vibration }
  let isShown = false
  const desk = createDesk(
    {
      now: deviceNow,
      later: (ms, run) => startLongTimer(run, ms),
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
      watchSeat: seat.watch,
    },
    autoNext,
  )
  return {
    owner,
    desk,
    configure: (next) => {
      settings = next
    },
    isShown: () => isShown,
    setShown: (next) => {
      isShown = next
    },
  }
}

/** The desk of a person in this app. The desk of another person is closed. */
function placeOf(store: { dispatch: Dispatch }, owner: Owner, me: WorkerMe): Place {
  const own = kept(store)
  if (own.place?.owner === owner) return own.place
  own.place?.desk.close()
  return (own.place = open(store.dispatch, owner, me))
}

const wasAtWork = (owner: Owner): boolean => readDraft(owner, 'desk-work', 0) === true
/** Whether a reload or the end of a session has interrupted the work. */
function isInterrupted({ owner, desk }: Place): boolean {
  const { phase } = desk.get()
  return phase.name === 'idle' && ['fresh', 'signedOut'].includes(phase.why) && wasAtWork(owner)
}

/**
 * Goes on with interrupted work before the page is drawn, which takes an old phone a second. If it
 * is not drawn at all, the place in the queue is left as by a visit to another page.
 */
export async function resumeWork(
  store: { dispatch: Dispatch },
  owner: Owner,
  me: WorkerMe,
): Promise<void> {
  if (!wasAtWork(owner)) return
  const place = placeOf(store, owner, me)
  if (!isInterrupted(place)) return
  await place.desk.start()
  if (!place.isShown()) place.desk.send({ type: 'hide', now: deviceNow(), grace: grace.left })
}

/** The worker's desk. It continues while the worker visits another page of the hub. */
export function useWorkerDesk(owner: Owner, me: WorkerMe): { desk: DeskStore; state: DeskState } {
  const store = useStore()
  const [place] = useState(() => placeOf(store, owner, me))
  const { desk, configure, setShown } = place
  const state = useSyncExternalStore(desk.subscribe, desk.get)
  const { autoNext, sound, vibration } = me

  useEffect(() => {
    configure({ sound, vibration })
    desk.send({ type: 'autoNext', on: autoNext })
  }, [autoNext, configure, desk, sound, vibration])

  // Interrupted work continues with the same task, unless the page's loader has seen to it.
  const isResumed = useRef(false)
  useEffect(() => {
    if (isResumed.current) return
    isResumed.current = true
    if (isInterrupted(place)) void desk.start()
  }, [desk, place])

  useEffect(() => {
    const look = (): void => {
      const now = deviceNow()
      if (document.visibilityState === 'hidden')
        desk.send({ type: 'hide', now, grace: grace.hidden })
      else {
        desk.send({ type: 'show', now })
        // Another tab may have begun to work meanwhile.
        void desk.look()
      }
    }
    const online = (): void => desk.send({ type: 'retry', now: deviceNow() })
    setShown(true)
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', online)
      setShown(false)
      desk.send({ type: 'hide', now: deviceNow(), grace: grace.left })
    }
  }, [desk, setShown])

  return { desk, state }
}

/** Starts to work, and remembers it across a reload. */
export function startWork(desk: DeskStore, owner: Owner, steal = false): void {
  saveDraft(owner, 'desk-work', 0, true)
  void desk.start(steal)
}

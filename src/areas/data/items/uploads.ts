// Over 250 lines: one state machine, from chosen files to units.
import { createSignal } from '@/lib/signal.ts'
import { checkUnit } from './check-unit.ts'
import type { CheckedUnit, UnitFault } from './check-unit.ts'
import type { ChosenFile } from '../kit/read-files.ts'

/** The outcome of one upload: done, refused for good, or to be tried again later. */
export type SentUnit =
  | { outcome: 'added' | 'double' }
  | { outcome: 'refused'; code: string }
  | { outcome: 'lost' }
export type SendUnit = (unit: ChosenFile & { uniqueId: string }) => Promise<SentUnit>

export interface FaultyFile {
  name: string
  fault: UnitFault | 'refused'
  /** The backend's code, if it refused the file. */
  code?: string
}

export interface DoubleFile {
  name: string
  /** The chosen file with the same bytes; null where the project has it. */
  same: string | null
}

/**
 * - `checking`: files are read before anything is sent;
 * - `ready`: checked, and waiting for the person;
 * - `offline`: the line was lost; it goes on by itself.
 */
export type UploadPhase = 'idle' | 'checking' | 'ready' | 'sending' | 'paused' | 'offline' | 'done'

export interface UploadState {
  phase: UploadPhase
  chosen: number
  checked: number
  /** Files to send or sent. */
  fit: number
  sent: number
  /** Files that are there twice: here, or in the project. */
  doubles: readonly DoubleFile[]
  turned: number
  faults: readonly FaultyFile[]
}

const empty: UploadState = {
  phase: 'idle',
  chosen: 0,
  checked: 0,
  fit: 0,
  sent: 0,
  doubles: [],
  turned: 0,
  faults: [],
}
/** Requests at a time. Browsers open six to a host. */
const parallel = 4
const retryMs = 5000
/** Listeners hear of changes this often at most, however many files there are. */
const tellEvery = 200

type Check = (file: Blob) => Promise<CheckedUnit | { fault: UnitFault }>

interface Options {
  send: SendUnit
  /** Called when units were added, and the lists of the page are stale. */
  onAdded: () => void
  check?: Check
  wait?: (ms: number) => Promise<void>
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The uploads of one project. They go on while the person looks at other pages. */
export function createUploads({ send, onAdded, check = checkUnit, wait = pause }: Options) {
  const { subscribe, emit } = createSignal()
  let state = empty
  let toldAt = 0
  let later: ReturnType<typeof setTimeout> | undefined
  const queue: (ChosenFile & { uniqueId: string })[] = []
  /** The names of files, by the sums of their bytes. */
  const known = new Map<string, string>()
  /** Raised when everything is dropped: work that still runs then belongs to nobody. */
  let round = 0
  let running = 0
  let waiting = false

  function change(patch: Partial<UploadState>): void {
    const isPhase = patch.phase !== undefined && patch.phase !== state.phase
    state = { ...state, ...patch }
    const now = Date.now()
    if (isPhase || now - toldAt >= tellEvery) {
      clearTimeout(later)
      later = undefined
      toldAt = now
      emit()
    } else
      later ??= setTimeout(() => {
        later = undefined
        toldAt = Date.now()
        emit()
      }, tellEvery)
  }
  const twice = (one: DoubleFile): void => change({ doubles: [...state.doubles, one] })
  const blame = (one: FaultyFile): void => change({ faults: [...state.faults, one] })

  async function checkAll(files: readonly ChosenFile[], mine: number): Promise<void> {
    const left = files.values()
    const worker = async (): Promise<void> => {
      for (const chosen of left) {
        const found = await check(chosen.file)
        if (mine !== round) return
        if ('fault' in found) blame({ name: chosen.name, fault: found.fault })
        else if (known.has(found.uniqueId))
          twice({ name: chosen.name, same: known.get(found.uniqueId) ?? null })
        else {
          known.set(found.uniqueId, chosen.name)
          queue.push({ ...chosen, uniqueId: found.uniqueId })
          change({
            fit: state.fit + 1,
            turned: state.turned + (found.isTurned ? 1 : 0),
          })
        }
        change({ checked: state.checked + 1 })
      }
    }
    await Promise.all(Array.from({ length: parallel }, worker))
  }

  function settle(): void {
    if (running > 0 || queue.length > 0 || state.phase !== 'sending') return
    change({ phase: 'done' })
    onAdded()
  }

  async function sendAll(mine: number): Promise<void> {
    running += 1
    for (;;) {
      const unit = state.phase === 'sending' && mine === round ? queue.shift() : undefined
      if (!unit) break
      const result = await send(unit)
      if (mine !== round) break
      if (result.outcome === 'lost') {
        queue.unshift(unit)
        void goOffline(mine)
        break
      }
      if (result.outcome === 'refused') {
        const isGone = result.code === 'FILE_GONE'
        // It may be chosen again.
        if (isGone) known.delete(unit.uniqueId)
        const fault = isGone ? 'unreadable' : 'refused'
        change({
          fit: state.fit - 1,
          faults: [...state.faults, { name: unit.name, fault, code: result.code }],
        })
      } else if (result.outcome === 'double') {
        change({ fit: state.fit - 1 })
        twice({ name: unit.name, same: null })
      } else change({ sent: state.sent + 1 })
    }
    running -= 1
    settle()
  }

  async function goOffline(mine: number): Promise<void> {
    if (state.phase === 'sending') change({ phase: 'offline' })
    if (waiting) return
    waiting = true
    await wait(retryMs)
    waiting = false
    if (mine === round && state.phase === 'offline') start()
  }

  function start(): void {
    if (queue.length === 0 && running === 0)
      return change({ phase: state.fit > 0 ? 'done' : 'idle' })
    change({ phase: 'sending' })
    const mine = round
    for (let at = running; at < parallel; at += 1) void sendAll(mine)
  }

  return {
    subscribe,
    get: (): UploadState => state,
    /** Checks files. Those of before stay in the queue. */
    add: async (files: readonly ChosenFile[]): Promise<void> => {
      if (files.length === 0) return
      const wasSending = state.phase === 'sending'
      if (state.phase === 'done') state = { ...empty }
      change({ chosen: state.chosen + files.length, ...(!wasSending && { phase: 'checking' }) })
      const mine = round
      await checkAll(files, mine)
      if (mine !== round) return
      if (state.phase === 'checking' && state.checked === state.chosen)
        change({ phase: queue.length > 0 ? 'ready' : 'done' })
      else if (state.phase === 'sending') start()
    },
    start,
    pause: (): void => {
      if (state.phase === 'sending' || state.phase === 'offline') change({ phase: 'paused' })
    },
    /** Drops what has not been sent. */
    drop: (): void => {
      round += 1
      running = 0
      queue.length = 0
      known.clear()
      const some = state.sent > 0
      state = empty
      change({ phase: 'idle' })
      emit()
      if (some) onAdded()
    },
  }
}
export type Uploads = ReturnType<typeof createUploads>

/** Whether something would be lost with the document. */
export const isUnderWay = ({ phase }: UploadState): boolean => phase !== 'idle' && phase !== 'done'

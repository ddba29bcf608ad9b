import { useEffect, useMemo, useRef } from 'react'
import { dropOwnWork, dropWork, findWork, saveWork, saveWorkFiles } from '@/lib/kept-work.ts'
import type { KeptWork } from '@/lib/kept-work.ts'
import { createValue } from '@/lib/signal.ts'
import type { SignalValue } from '@/lib/signal.ts'
import type { Owner } from '@/lib/kept.ts'
import { askBeforeLeaving } from '@/lib/leave-question.ts'

/** The pause after a change before it is stored, in milliseconds. */
const pause = 1000

interface Options<Work> {
  /** Null while it is not known who is here; nothing is kept until then. */
  owner: Owner | null
  name: string
  /** Checks kept work, which anyone can change; null if it is of no use here. */
  read: (kept: KeptWork) => Work | null
  take: (work: Work) => void
  /** Whether this tab's own work is taken up without asking, after a reload. */
  resumes?: boolean
  /** Whether another tab's is, too: there is one such work of a person. */
  resumesAnywhere?: boolean
  /**
   * Whether work of the visitor who has signed in since is offered too. Only work under a name of
   * `visitorWork` (lib/shared-records.ts) outlives the sign-in.
   */
  fromVisitor?: boolean
}

/** What `<KeptWorkOffer>` shows. */
export interface WorkState {
  /** Work of an earlier visit. */
  offer: { at: number; take: () => void; drop: () => void } | null
  /** Whether what is on the page is stored. */
  isKept: boolean
  /** Whether nobody is signed in, so that others may use this browser. */
  isGuest: boolean
}

export interface WorkKeeper {
  state: SignalValue<WorkState>
  /**
   * Stores the work soon.
   * @param options.isInTab whether the tab has a copy that a reload or another page keeps
   */
  keepLater: (value: unknown, options: { isInTab: boolean }) => void
  /** Stores the files that belong to the work. */
  keepFiles: (files: readonly Blob[]) => void
  /** The work was sent or thrown away. */
  done: () => void
  /** Removes what is stored, and stores nothing more on this page. */
  clear: () => void
}

/**
 * Keeps long work in this browser (lib/kept-work.ts), offers what an earlier visit has left, and
 * asks before work is lost that could not be stored.
 */
export function useWorkKeeper<Work>(options: Options<Work>): WorkKeeper {
  const { owner, name, fromVisitor } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const made = useMemo(() => createKeeper(owner, name), [name, owner])

  useEffect(() => {
    let isOver = false
    if (owner === null) return
    const isVisitors = fromVisitor && owner !== 'guest'
    void Promise.all([
      findWork(owner, name),
      ...(isVisitors ? [findWork('guest', name)] : []),
    ]).then((all) => {
      if (isOver) return
      const found = all.flat()
      const { read, resumes, resumesAnywhere } = latest.current
      const readable = found.flatMap((kept) => {
        const work = read(kept)
        return work === null ? [] : [{ kept, work }]
      })
      const own = resumesAnywhere ? readable[0] : resumes && readable.find(({ kept }) => kept.isOwn)
      if (own) return made.resume(() => latest.current.take(own.work))
      const [newest] = readable
      if (newest) made.offer(newest.kept, () => latest.current.take(newest.work))
    })
    return () => {
      isOver = true
    }
  }, [fromVisitor, made, name, owner])

  useEffect(() => made.listen(), [made])
  return made.keeper
}

function createKeeper(owner: Owner | null, name: string) {
  const state = createValue<WorkState>({ offer: null, isKept: false, isGuest: owner === 'guest' })
  let waiting: { value: unknown } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether there is work that is not stored. */
  let isUnsaved = false
  let isInTab = true
  let isOff = false
  let stopAsking: (() => void) | undefined
  const set = (change: Partial<WorkState>): void => state.set({ ...state.get(), ...change })

  async function store(): Promise<void> {
    clearTimeout(timer)
    if (!waiting || owner === null) return
    const { value } = waiting
    waiting = null
    const isStored = await saveWork(owner, name, value)
    // Meanwhile it may have changed again, or have been sent.
    if (waiting || !isUnsaved) return
    isUnsaved = !isStored
    set({ isKept: isStored })
    if (isStored) settle()
  }
  function settle(): void {
    stopAsking?.()
    stopAsking = undefined
  }
  function end(): void {
    clearTimeout(timer)
    waiting = null
    isUnsaved = false
    settle()
    set({ isKept: false })
    if (owner !== null) void dropOwnWork(owner, name)
  }

  const hide = (): void => void store()
  const keeper: WorkKeeper = {
    state,
    keepLater: (value, { isInTab: stays }) => {
      isUnsaved = true
      isInTab = stays
      stopAsking ??= askBeforeLeaving(() => ({ document: isUnsaved, page: isUnsaved && !isInTab }))
      if (isOff || owner === null) return
      waiting = { value }
      // Whoever goes on without it has answered the offer; it is offered again on the next visit.
      set({ offer: null })
      clearTimeout(timer)
      timer = setTimeout(() => void store(), pause)
    },
    keepFiles: (files) => {
      if (!isOff && owner !== null) void saveWorkFiles(owner, name, files)
    },
    done: end,
    clear: () => {
      isOff = true
      end()
    },
  }
  return {
    keeper,
    /** Takes up this tab's own work, unless there is new work already. */
    resume: (take: () => void): void => {
      if (waiting || isUnsaved) return
      take()
      set({ isKept: true })
    },
    offer: (kept: KeptWork, take: () => void): void => {
      if (waiting || isUnsaved) return
      const drop = (): void => {
        set({ offer: null })
        void dropWork(kept.id)
      }
      set({
        offer: {
          at: kept.at,
          take: () => {
            take()
            // From now on it is this tab's.
            if (kept.isOwn) return set({ offer: null })
            keeper.keepLater(kept.value, { isInTab: true })
            keeper.keepFiles(kept.files)
            void store().then(() => (isUnsaved ? undefined : dropWork(kept.id)))
          },
          drop,
        },
      })
    },
    listen: (): (() => void) => {
      addEventListener('pagehide', hide)
      document.addEventListener('visibilitychange', hide)
      return () => {
        removeEventListener('pagehide', hide)
        document.removeEventListener('visibilitychange', hide)
        void store()
        settle()
      }
    },
  }
}

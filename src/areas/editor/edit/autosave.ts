// Over 250 lines: one machine, whose states are all told in one place.
import type { EditorArticle } from '@/api/contract/editor.ts'
import type { Problem } from '@/api/problem.ts'
import { problemKey } from '@/api/problem.ts'
import { changesOf, draftOf, rebased, sameValue } from '../article/document.ts'
import type { Draft } from '../article/document.ts'

/** Where the text is: on the server; only here; on its way; only here because it can't be sent. */
export type SaveState =
  | { is: 'saved' }
  | { is: 'changed' }
  | { is: 'saving' }
  /** No connection, or a server that does not answer: it is tried again. */
  | { is: 'offline'; problem: Problem }
  /** Refused for what is written: tried again with the next change. */
  | { is: 'refused'; problem: Problem }
  /** Somebody else has saved meanwhile. */
  | { is: 'conflict'; current: EditorArticle }
  | { is: 'signed-out' }

export interface Document {
  /** As the server has it. */
  article: EditorArticle
  draft: Draft
  state: SaveState
  /** When the server last took it. */
  savedAt: number | null
}

export interface SaveRequest {
  updatedAt: string
  changes: Partial<Draft>
  autosave: boolean
}

interface Settings {
  article: EditorArticle
  /** @throws Problem */
  save: (request: SaveRequest) => Promise<EditorArticle>
  /** The other version, of a refusal that tells it. */
  currentOf: (problem: Problem) => EditorArticle | null
  /** Told of each change, and of what is saved: null where nothing is left to keep. */
  keep: (changes: Partial<Draft> | null, document: Document) => void
  /** Whether something is kept here now. */
  isKept: () => boolean
  isProblem: (error: unknown) => error is Problem
  now: () => number
  /** Why it can't be saved as it is; then it only stays here. */
  hold: (draft: Draft) => boolean
}

/** How long a change waits, and the pauses after failures. */
export const saveAfter = 10_000
const pauses = [5000, 10_000, 20_000, 40_000, 60_000]

/**
 * One document on its way to the server: every change is kept here at once and sent after ten seconds; one request at a time; what is
 * typed while it is under way goes with the next. Nothing is ever given up: what can't be sent stays changed.
 */
export function createAutosave(settings: Settings) {
  const { article, save, currentOf, keep, isKept, isProblem, now, hold } = settings
  const begun = draftOf(article)
  let document: Document = { article, draft: begun, state: { is: 'saved' }, savedAt: null }
  let base = begun
  /** Gives the body, when somebody asks: making HTML of it at each key would be felt. */
  let body: (() => Pick<Draft, 'bodyHtml' | 'bodyJson'>) | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<boolean> | null = null
  let failures = 0
  let stopped = false
  let paused = false
  const listeners = new Set<() => void>()

  function put(next: Partial<Document>): void {
    document = { ...document, ...next }
    for (const listener of listeners) listener()
  }
  function settle(): Draft {
    if (body) {
      const read = body
      body = null
      document = { ...document, draft: { ...document.draft, ...read() } }
    }
    return document.draft
  }
  const changes = (): Partial<Draft> => changesOf(base, settle())
  const isDirty = (): boolean => Object.keys(changes()).length > 0

  function plan(after: number): void {
    if (timer !== null || stopped || paused) return
    timer = setTimeout(() => {
      timer = null
      void flush(true)
    }, after)
  }
  function unplan(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const waits = (): boolean =>
    document.state.is === 'conflict' || document.state.is === 'signed-out'

  function changed(): void {
    if (waits()) return keep(changes(), document)
    if (document.state.is !== 'saving' && document.state.is !== 'offline')
      put({ state: { is: 'changed' } })
    keep(changes(), document)
    plan(saveAfter)
  }

  function adopt(next: EditorArticle, sent: Draft): void {
    const draft = settle()
    base = draftOf(next)
    failures = 0
    // What was typed since it was sent stays; what the server made of the rest is taken.
    const mine = rebased(base, sent, draft)
    const dirty = Object.keys(changesOf(base, mine)).length > 0
    put({ article: next, draft: mine, savedAt: now(), state: { is: dirty ? 'changed' : 'saved' } })
    keep(dirty ? changesOf(base, mine) : null, document)
    if (dirty) plan(saveAfter)
  }

  function failed(error: unknown, sent: Draft): void {
    const problem: Problem = isProblem(error) ? error : { kind: 'HTTP', status: 500 }
    const current = problemKey(problem) === 'ERROR_STALE_VERSION' ? currentOf(problem) : null
    if (current) {
      // The answer to a save that had arrived was lost on its way: what is there is what was sent.
      if (
        Object.entries(changesOf(base, sent)).every(([field, value]) =>
          sameValue(Object.entries(draftOf(current)).find(([name]) => name === field)?.[1], value),
        )
      )
        return adopt(current, sent)
      put({ state: { is: 'conflict', current } })
    } else if (problem.kind === 'HTTP' && problem.status === 401)
      put({ state: { is: 'signed-out' } })
    else if (
      problem.kind === 'HTTP' &&
      problem.status !== undefined &&
      problem.status < 500 &&
      problem.status !== 429 &&
      problem.status !== 408
    )
      put({ state: { is: 'refused', problem } })
    else {
      put({ state: { is: 'offline', problem } })
      plan(
        Math.max(
          (problem.retryAfter ?? 0) * 1000,
          pauses[Math.min(failures, pauses.length - 1)] ?? 0,
        ),
      )
      failures += 1
    }
    // Signing out removes what was kept, also of an editor that has been left: nothing is written back then.
    if (!stopped || isKept()) keep(changes(), document)
  }

  /** Sends what has changed. @returns whether everything is on the server */
  async function flush(autosave = false): Promise<boolean> {
    unplan()
    if (running) {
      await running
      return flush(autosave)
    }
    const sent = settle()
    const request = changesOf(base, sent)
    if (Object.keys(request).length === 0) {
      if (!waits()) put({ state: { is: 'saved' } })
      return !waits()
    }
    if (waits() || paused || hold(sent)) return false
    put({ state: { is: 'saving' } })
    running = save({ updatedAt: document.article.updatedAt, changes: request, autosave }).then(
      (saved) => {
        adopt(saved, sent)
        return true
      },
      (error: unknown) => {
        failed(error, sent)
        return false
      },
    )
    const done = await running
    running = null
    return done && !isDirty()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: (): Document => document,
    isDirty,
    flush,
    set: (patch: Partial<Draft>): void => {
      put({ draft: { ...document.draft, ...patch } })
      changed()
    },
    /** The body has changed; it is read when it is needed. */
    touchBody: (read: () => Pick<Draft, 'bodyHtml' | 'bodyJson'>): void => {
      body = read
      put(
        document.state.is === 'saved' || document.state.is === 'refused'
          ? { state: { is: 'changed' } }
          : {},
      )
      if (!waits()) plan(saveAfter)
    },
    /** Writes down here what has been typed until now. */
    keep: (): void => {
      const read = body !== null
      const left = changes()
      // What is missing, and how much there is, is told of what has been read.
      if (read) put({})
      keep(Object.keys(left).length > 0 ? left : null, document)
    },
    /** The server has answered something else with a new version: a status, an address. */
    adopt: (next: EditorArticle): void => adopt(next, base),
    /** Takes up what was kept here. */
    recover: (kept: Partial<Draft>): void => {
      put({ draft: { ...settle(), ...kept } })
      changed()
    },
    /** Mine goes over theirs, but only where I have changed anything. */
    keepMine: (): Promise<boolean> => {
      const { state } = document
      if (state.is !== 'conflict') return Promise.resolve(false)
      const theirs = draftOf(state.current)
      const mine = rebased(theirs, base, settle())
      base = theirs
      put({ article: state.current, draft: mine, state: { is: 'changed' } })
      return flush()
    },
    takeTheirs: (): void => {
      const { state } = document
      if (state.is !== 'conflict') return
      body = null
      base = draftOf(state.current)
      put({ article: state.current, draft: base, state: { is: 'saved' }, savedAt: now() })
      keep(null, document)
    },
    /** The server's version, taken whole: nothing here has changed. */
    replace: (next: EditorArticle): void => {
      body = null
      base = draftOf(next)
      put({ article: next, draft: base, state: { is: 'saved' } })
      keep(null, document)
    },
    /** Throws away what is not saved. */
    discard: (): void => {
      body = null
      unplan()
      put({ draft: base, state: { is: 'saved' } })
      keep(null, document)
    },
    /** Back to asking: the person has signed in again, the line is there again. */
    wake: (): void => {
      if (document.state.is === 'signed-out') put({ state: { is: 'changed' } })
      if (document.state.is === 'offline' || document.state.is === 'changed') {
        failures = 0
        void flush(true)
      }
    },
    /** While somebody else writes, nothing is sent. */
    pause: (on: boolean): void => {
      paused = on
      if (on) unplan()
      else if (isDirty()) plan(saveAfter)
    },
    start: (): void => {
      stopped = false
      if (isDirty() && !waits()) plan(saveAfter)
    },
    stop: (): void => {
      stopped = true
      unplan()
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>

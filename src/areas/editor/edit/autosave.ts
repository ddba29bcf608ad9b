// Over 250 lines: one state machine.
import type { EditorArticle } from '@/api/contract/editor.ts'
import type { Problem } from '@/api/problem.ts'
import { problemKey } from '@/api/problem.ts'
import { createSignal } from '@/lib/signal.ts'
import { draftChanges, articleDraft, rebased, sameValue } from '../article/document.ts'
import type { ArticleDraft } from '../article/document.ts'

/**
 * Where the text is: on the server, only here, being sent, or only here because it cannot be sent.
 */
export type SaveState =
  | { is: 'saved' }
  | { is: 'changed' }
  | { is: 'saving' }
  /** No connection, or the server does not answer. It is retried. */
  | { is: 'offline'; problem: Problem }
  /** The server refused the content. The next change retries. */
  | { is: 'refused'; problem: Problem }
  /** Another person has saved meanwhile. */
  | { is: 'conflict'; current: EditorArticle }
  | { is: 'signed-out' }

export interface SavedDocument {
  /** The server's version. */
  article: EditorArticle
  draft: ArticleDraft
  state: SaveState
  /** The time of the last successful save. */
  savedAt: number | null
}

export interface SaveRequest {
  updatedAt: string
  changes: Partial<ArticleDraft>
  autosave: boolean
}

interface Settings {
  article: EditorArticle
  /** @throws Problem */
  save: (request: SaveRequest) => Promise<EditorArticle>
  /** The server's version in a refusal, if it contains one. */
  currentOf: (problem: Problem) => EditorArticle | null
  /** Called on each change and each save; null if nothing is left to keep. */
  keep: (changes: Partial<ArticleDraft> | null, document: SavedDocument) => void
  /** Whether something is stored here now. */
  isKept: () => boolean
  isProblem: (error: unknown) => error is Problem
  now: () => number
  /** Why it cannot be saved in this state; then it is only stored here. */
  hold: (draft: ArticleDraft) => boolean
}

/** The delay before a save, and the pauses after failures, in milliseconds. */
export const saveAfter = 10_000
const pauses = [5000, 10_000, 20_000, 40_000, 60_000]

/**
 * Saves one document automatically. Every change is stored here at once and sent after ten seconds.
 * One request runs at a time; what is typed meanwhile goes with the next. Nothing is discarded:
 * what cannot be sent stays changed.
 */
export function createAutosave(settings: Settings) {
  const { article, save, currentOf, keep, isKept, isProblem, now, hold } = settings
  const begun = articleDraft(article)
  let document: SavedDocument = { article, draft: begun, state: { is: 'saved' }, savedAt: null }
  let base = begun
  /**
   * Returns the body when it is needed, because converting it to HTML on each key would be slow.
   */
  let body: (() => Pick<ArticleDraft, 'bodyHtml' | 'bodyJson'>) | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<boolean> | null = null
  let failures = 0
  let stopped = false
  let paused = false
  const { subscribe, emit } = createSignal()

  function put(next: Partial<SavedDocument>): void {
    document = { ...document, ...next }
    emit()
  }
  function settle(): ArticleDraft {
    if (body) {
      const read = body
      body = null
      document = { ...document, draft: { ...document.draft, ...read() } }
    }
    return document.draft
  }
  const changes = (): Partial<ArticleDraft> => draftChanges(base, settle())
  const isDirty = (): boolean => Object.keys(changes()).length > 0

  function plan(after: number): void {
    if (timer !== null || stopped) return
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

  function adopt(next: EditorArticle, sent: ArticleDraft): void {
    const draft = settle()
    base = articleDraft(next)
    failures = 0
    // Keeps what was typed since the request, and takes the server's changes to the rest.
    const mine = rebased(base, sent, draft)
    const dirty = Object.keys(draftChanges(base, mine)).length > 0
    put({ article: next, draft: mine, savedAt: now(), state: { is: dirty ? 'changed' : 'saved' } })
    keep(dirty ? draftChanges(base, mine) : null, document)
    if (dirty) plan(saveAfter)
  }

  function failed(error: unknown, sent: ArticleDraft): void {
    const problem: Problem = isProblem(error) ? error : { kind: 'HTTP', status: 500 }
    const current = problemKey(problem) === 'ERROR_STALE_VERSION' ? currentOf(problem) : null
    if (current) {
      // The answer to an earlier save was lost: the server's version is what was sent.
      if (
        Object.entries(draftChanges(base, sent)).every(([field, value]) =>
          sameValue(
            Object.entries(articleDraft(current)).find(([name]) => name === field)?.[1],
            value,
          ),
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
    // Signing out removes what was stored, also for an editor that has been left, so nothing is
    // written back then.
    if (!stopped || isKept()) keep(changes(), document)
  }

  /**
   * Sends the changes.
   * @returns whether everything has been saved
   */
  async function flush(autosave = false): Promise<boolean> {
    unplan()
    if (running) {
      await running
      return flush(autosave)
    }
    const sent = settle()
    const request = draftChanges(base, sent)
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
    subscribe,
    get: (): SavedDocument => document,
    isDirty,
    flush,
    set: (patch: Partial<ArticleDraft>): void => {
      put({ draft: { ...document.draft, ...patch } })
      changed()
    },
    /** The body has changed. It is read when it is needed. */
    touchBody: (read: () => Pick<ArticleDraft, 'bodyHtml' | 'bodyJson'>): void => {
      body = read
      put(
        document.state.is === 'saved' || document.state.is === 'refused'
          ? { state: { is: 'changed' } }
          : {},
      )
      if (!waits()) plan(saveAfter)
    },
    /** Stores what has been typed so far. */
    keep: (): void => {
      const read = body !== null
      const left = changes()
      // The body was read, so the counters and the checklist update.
      if (read) put({})
      keep(Object.keys(left).length > 0 ? left : null, document)
    },
    /** The server has returned a new version for another action: a status or a slug. */
    adopt: (next: EditorArticle): void => adopt(next, base),
    /** Restores what was stored here. */
    recover: (kept: Partial<ArticleDraft>): void => {
      put({ draft: { ...settle(), ...kept } })
      changed()
    },
    /** Overwrites the server's version, but only in the fields changed here. */
    keepMine: (): Promise<boolean> => {
      const { state } = document
      if (state.is !== 'conflict') return Promise.resolve(false)
      const theirs = articleDraft(state.current)
      const mine = rebased(theirs, base, settle())
      base = theirs
      put({ article: state.current, draft: mine, state: { is: 'changed' } })
      return flush()
    },
    takeTheirs: (): void => {
      const { state } = document
      if (state.is !== 'conflict') return
      body = null
      base = articleDraft(state.current)
      put({ article: state.current, draft: base, state: { is: 'saved' }, savedAt: now() })
      keep(null, document)
    },
    /** Takes the server's version as a whole. Nothing here has changed. */
    replace: (next: EditorArticle): void => {
      body = null
      base = articleDraft(next)
      put({ article: next, draft: base, state: { is: 'saved' } })
      keep(null, document)
    },
    /** Discards unsaved changes. */
    discard: (): void => {
      body = null
      unplan()
      put({ draft: base, state: { is: 'saved' } })
      keep(null, document)
    },
    /** Retries, because the person has signed in again or the connection has returned. */
    wake: (): void => {
      if (document.state.is === 'signed-out') put({ state: { is: 'changed' } })
      if (document.state.is === 'offline' || document.state.is === 'changed') {
        failures = 0
        void flush(true)
      }
    },
    /** Nothing is sent while another person is writing. */
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

import type { NoticeTone } from './Notice.tsx'

export interface ToastOptions {
  text: string
  tone?: NoticeTone | undefined
  action?: { label: string; onSelect: () => void } | undefined
  /**
   * Milliseconds; null stays until dismissed. By default 6 s, with an action 10 s, and errors stay.
   */
  timeout?: number | null | undefined
  /** A toast with the same id replaces the earlier one. */
  id?: string | undefined
}
export interface ToastEntry extends ToastOptions {
  id: string
  tone: NoticeTone
  timeout: number | null
}

const most = 3
const none: readonly ToastEntry[] = []
let entries = none
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

export function toast(options: ToastOptions): string {
  const tone = options.tone ?? 'info'
  const timeout =
    options.timeout === undefined
      ? tone === 'bad'
        ? null
        : options.action
          ? 10_000
          : 6_000
      : options.timeout
  const id = options.id ?? `toast-${++count}`
  set(
    [...entries.filter((entry) => entry.id !== id), { ...options, id, tone, timeout }].slice(-most),
  )
  return id
}
/** Dismisses the toast with this id, or all toasts without one (on sign-out). */
export function dismissToast(id?: string): void {
  set(id === undefined ? none : entries.filter((entry) => entry.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly ToastEntry[] => entries,
  getServer: (): readonly ToastEntry[] => none,
}

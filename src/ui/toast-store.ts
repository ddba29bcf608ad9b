import { createValue } from '@/lib/signal.ts'
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
let count = 0
export const toastStore = createValue<readonly ToastEntry[]>([])

const others = (id: string): readonly ToastEntry[] =>
  toastStore.get().filter((entry) => entry.id !== id)

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
  toastStore.set([...others(id), { ...options, id, tone, timeout }].slice(-most))
  return id
}
/** Dismisses the toast with this id, or all toasts without one (on sign-out). */
export function dismissToast(id?: string): void {
  toastStore.set(id === undefined ? [] : others(id))
}

import { vi } from 'vitest'

/** Replaces AbortSignal.timeout, whose clock fake timers do not control, by one on setTimeout. */
export function timeoutsByTimers(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(
      () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')),
      ms,
    )
    return controller.signal
  })
}

import { vi } from 'vitest'

/** AbortSignal.timeout runs on a clock that fake timers do not hold: here on one that they do. */
export function timeoutsByTimers(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return controller.signal
  })
}

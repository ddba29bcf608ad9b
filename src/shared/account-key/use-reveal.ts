import { useCallback, useEffect, useState } from 'react'
import { keyCalls } from '@/api/contract/keys.ts'
import type { Key } from '@/api/contract/keys.ts'
import { useAction } from '@/shared/account/use-action.ts'
import type { Action } from '@/shared/account/use-action.ts'
import { useKeyCall } from './use-key-call.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/** How many seconds a key stays visible by default. */
const aMinute = 60

export interface Reveal {
  /** The whole key while it is shown. Only this component holds it. */
  value: string | null
  /** Seconds until the key is hidden again; Infinity if it stays. */
  left: number
  /** The key was shown and is hidden again. */
  over: boolean
  action: Action
  reveal: () => Promise<boolean>
  hide: () => void
}

/**
 * Shows a key after a proof of identity.
 * @param openFor seconds; Infinity to show it for as long as the component is mounted
 */
export function useReveal(
  { id, suffix, prefix }: Pick<Key, 'id' | 'prefix' | 'suffix'>,
  openFor = aMinute,
): Reveal {
  const call = useKeyCall()
  const action = useAction()
  const [shown, setShown] = useState<{ value: string; until: number } | null>(null)
  const [now, setNow] = useState(0)
  const [over, setOver] = useState(false)
  const hide = useCallback((): void => {
    setShown(null)
    setOver(true)
  }, [])

  useEffect(() => {
    if (!shown) return
    const tick = (): void => (deviceNow() >= shown.until ? hide() : setNow(deviceNow()))
    // A key that stays visible needs no clock.
    const timer = Number.isFinite(shown.until) ? setInterval(tick, 1000) : undefined
    // Timers pause in a frozen page. A page restored from the cache must not show the key again.
    document.addEventListener('visibilitychange', tick)
    addEventListener('pagehide', hide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      removeEventListener('pagehide', hide)
    }
  }, [hide, shown])

  // After a rotation the old value is useless.
  useEffect(() => setShown(null), [id, prefix, suffix])

  return {
    value: shown?.value ?? null,
    left: shown ? Math.max(0, Math.ceil((shown.until - now) / 1000)) : 0,
    over,
    action,
    reveal: () =>
      action.run(async () => {
        const { key } = await call(keyCalls.revealKey, { id })
        const begun = deviceNow()
        setNow(begun)
        setShown({ value: key, until: begun + openFor * 1000 })
      }),
    hide,
  }
}

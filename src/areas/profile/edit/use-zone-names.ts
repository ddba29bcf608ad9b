import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle.ts'
import { localZoneName, zoneName } from '../user/timezones.ts'

type Names = ReadonlyMap<string, string>
const made = new Map<string, Names>()

/**
 * Names zones in the reader's language. The browser takes about a millisecond for each of its 400
 * zones, so they are named while the page is idle; until then a zone has its IANA name. Those that
 * are seen before the list is opened are named at once.
 */
export function useZoneNames(
  zones: readonly string[],
  seen: readonly string[],
  locale: string,
): (zone: string) => string {
  const [names, setNames] = useState(made.get(locale))
  const all = zones.join()
  useEffect(() => {
    const known = made.get(locale)
    if (known) return setNames(known)
    const found = new Map<string, string>()
    const rest = all.split(',')
    let stop = (): void => {}
    const nameSome = (): void => {
      for (const zone of rest.splice(0, 10)) found.set(zone, localZoneName(zone, locale))
      if (rest.length > 0) stop = whenIdle(nameSome)
      else {
        made.set(locale, found)
        setNames(found)
      }
    }
    stop = whenIdle(nameSome)
    return () => stop()
  }, [all, locale])
  return (zone) =>
    names?.get(zone) ?? (seen.includes(zone) ? localZoneName(zone, locale) : zoneName(zone))
}

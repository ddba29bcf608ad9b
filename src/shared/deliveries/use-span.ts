import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'

/** A duration in one unit: 31 ms, 5 s, 10 min. */
export function useSpan(): (milliseconds: number) => string {
  const locale = useLocale()
  return (milliseconds) => {
    const [unit, value] =
      milliseconds < 1000
        ? (['millisecond', milliseconds] as const)
        : milliseconds < 60_000
          ? (['second', milliseconds / 1000] as const)
          : (['minute', milliseconds / 60_000] as const)
    return formatFor(locale).unit(value, unit, 1)
  }
}

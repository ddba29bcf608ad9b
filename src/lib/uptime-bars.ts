/** How a day is drawn: as good as whole, short of it, or bad. */
export const uptimeLevels = ['full', 'high', 'low'] as const
type UptimeLevel = (typeof uptimeLevels)[number]

const levelOf = (percent: number): UptimeLevel =>
  percent >= 99.9 ? 'full' : percent >= 98 ? 'high' : 'low'

/** The bars of the days on one level as one path, so that any number of days is three elements. */
export const uptimeBars = (days: readonly number[], level: UptimeLevel): string =>
  days.map((day, index) => (levelOf(day) === level ? `M${index * 4} 0h3v24h-3z` : '')).join('')

/** A percentage in words. It is rounded down, so that a bad day among good ones never makes 100%. */
export const uptimeText = (percent: number, locale: string): string =>
  (Math.floor(percent * 100 + 1e-6) / 10_000).toLocaleString(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  })

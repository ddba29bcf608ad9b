// Over 250 lines: the formats of a language share their Intl objects.
import { known } from '@/lib/known.ts'

/**
 * Formats numbers, units and dates with Intl in the reader's language. `formatFor()` returns
 * one; ui/Money formats money. An unreadable value, such as a broken date, becomes an empty text and
 * never "Invalid Date".
 */
export interface Format {
  number: (value: number, maximumFractionDigits?: number) => string
  /** A short number for an axis: 12.5K, 1.2万. */
  compact: (value: number) => string
  /** A percentage from 0 to 100. */
  percent: (value: number, maximumFractionDigits?: number) => string
  /** A change in percent with its sign. The minus is U+2212 in every language, not a hyphen. */
  change: (percent: number) => string
  /**
   * A measured share, such as a success rate. It always has one decimal, so that columns line up.
   */
  rate: (value: number) => string
  /** A mean of stars, which always has one decimal too. */
  rating: (value: number) => string
  /**
   * A measured time, with one decimal below a minute. `digits: 0` gives the whole seconds of one
   * task.
   */
  seconds: (value: number, digits?: 0 | 1) => string
  /** The number and the unit separately, for a smaller unit. */
  secondsParts: (value: number, digits?: 0 | 1) => { value: string; unit: string }
  /** A number with a short unit of Intl, such as "84 ms". */
  unit: (value: number, unit: string, maximumFractionDigits?: number) => string
  /** 90 seconds and more in the two largest units: "1 hr 30 min". */
  duration: (seconds: number) => string
  /** A countdown in a sentence, in whole units: "29 sec", "5 min 37 sec", "17 hr 24 min". */
  remaining: (seconds: number) => string
  date: (iso: string, look?: DateStyle) => string
  /** Two moments, without repeating the day they share: "Dec 3, 2026, 11:00 AM – 12:00 PM". */
  span: (from: string, to: string) => string
  /** The separator between a name and its value. */
  colon: string
  /** The separator before an additional remark. */
  comma: string
  /** A list of items of one kind. */
  list: (items: readonly string[]) => string
  /** "2 minutes ago", "just now". `now` is in milliseconds. */
  relative: (iso: string, now: number) => string
}

const looks = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  /** A time with seconds and without a year. */
  moment: {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  /** The hour on an axis, by the clock of the language: 9 PM, 21:00. */
  hour: { hour: '2-digit', minute: '2-digit' },
  dayHour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof looks

const spans: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** What ends within so many seconds is told in days: nobody rounds a deadline. */
const soon = 100 * 86_400

/** Less than a minute ago. Intl would say "now", which reads as "being used at this moment". */
const justNow: Readonly<Record<string, string>> = {
  en: 'just now',
  ru: 'только что',
  zh: '刚刚',
}

const clockUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Intl ends a Russian year with "г.", after which a sentence would have two full stops. */
const withoutYearWord = (text: string): string => text.replaceAll(/\sг\./g, '')

/** Intl writes the days of a Chinese span in figures alone, unlike any other date. */
const slashedDate = /(\d{4})\/(\d+)\/(\d+)/g

/** Returns the zone if the browser knows it, or undefined for the browser's own zone. */
function knownZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone
      ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
      : undefined
  } catch {
    return undefined
  }
}

function create(locale: string, timeZone: string | undefined): Format {
  const zone = knownZone(timeZone)
  const numbers = new Map<string, Intl.NumberFormat>()
  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options)
    let found = numbers.get(key)
    if (!found) numbers.set(key, (found = new Intl.NumberFormat(locale, options)))
    return found
  }
  const dates = new Map<DateStyle, Intl.DateTimeFormat>()
  function dateFormat(look: DateStyle): Intl.DateTimeFormat {
    let found = dates.get(look)
    if (!found)
      dates.set(
        look,
        (found = new Intl.DateTimeFormat(locale, {
          ...looks[look],
          ...(zone && { timeZone: zone }),
        })),
      )
    return found
  }
  /**
   * By the calendar, as people count them: the night before last was no "yesterday". Intl does it,
   * because lib/zone.ts would bring its package to every page.
   */
  const calendarDays = (from: number, to: number): number => {
    // "2026-11-30", which parses as midnight in UTC.
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
    return (Date.parse(days.format(to)) - Date.parse(days.format(from))) / 86_400_000
  }
  const chinese = locale.startsWith('zh')
  /**
   * Puts a space between a number and its unit, as the site's texts do. Intl writes them together
   * in Chinese.
   */
  const apart = (text: string): string =>
    chinese ? text.replaceAll(/(\d)(?=\p{Script=Han})/gu, '$1\u00a0') : text
  const withUnit: Format['unit'] = (value, unit, maximumFractionDigits) =>
    apart(
      numberFormat({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
        value,
      ),
    )
  /** @param seconds whole seconds, at least one */
  function inTwoUnits(seconds: number): string {
    let left = seconds
    const first = clockUnits.findIndex(([, size]) => left >= size)
    return clockUnits
      .slice(first, first + 2)
      .flatMap(([unit, size]) => {
        const count = Math.floor(left / size)
        left %= size
        return count > 0 ? [withUnit(count, unit)] : []
      })
      .join(' ')
  }
  const time = (iso: string): number => Date.parse(iso)

  function secondsParts(value: number, digits: 0 | 1 = 1) {
    // Only times below a minute have a decimal.
    const places = value < 60 ? digits : 0
    const parts = numberFormat({
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }).formatToParts(value)
    const text = (unit: boolean) =>
      parts
        .flatMap((part) =>
          (part.type === 'unit') === unit && part.type !== 'literal' ? [part.value] : [],
        )
        .join('')
    return { value: text(false), unit: text(true) }
  }

  const seconds = (value: number, digits?: 0 | 1): string => {
    const { value: number, unit } = secondsParts(value, digits)
    return `${number}\u00a0${unit}`
  }

  return {
    number: (value, maximumFractionDigits = 0) =>
      numberFormat({ maximumFractionDigits }).format(value),
    compact: (value) =>
      numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    percent: (value, maximumFractionDigits = 1) =>
      numberFormat({ style: 'percent', maximumFractionDigits }).format(value / 100),
    rate: (value) =>
      numberFormat({
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(value / 100),
    rating: (value) =>
      numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    change: (percent) =>
      numberFormat({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
        .formatToParts(percent / 100)
        .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
        .join(''),
    unit: withUnit,
    seconds,
    secondsParts,
    duration: (value) => {
      if (value < 90) return seconds(value)
      return inTwoUnits(Math.round(value))
    },
    remaining: (value) => (value < 1 ? withUnit(0, 'second') : inTwoUnits(Math.ceil(value))),
    colon: chinese ? '：' : ': ',
    comma: chinese ? '，' : ', ',
    list: (items) => new Intl.ListFormat(locale, { style: 'narrow' }).format(items),
    date: (iso, look = 'date') => {
      if (Number.isNaN(time(iso))) return ''
      const text = withoutYearWord(dateFormat(look).format(time(iso)))
      // A clock of twelve hours has no leading zero, and says a whole hour without its minutes.
      return look === 'hour' || look === 'dayHour'
        ? text.replace(/\b0?(\d{1,2})(?::00|(:\d\d))(?=\s[AP]M)/, '$1$2')
        : look === 'moment'
          ? text.replace(/\b0(?=\d(?::\d\d){2}\s[AP]M)/, '')
          : text
    },
    span: (from, to) =>
      Number.isNaN(time(from)) || Number.isNaN(time(to))
        ? ''
        : withoutYearWord(dateFormat('dateTime').formatRange(time(from), time(to))).replaceAll(
            slashedDate,
            '$1年$2月$3日',
          ),
    relative: (iso, now) => {
      const seconds = Math.round((time(iso) - now) / 1000)
      if (Number.isNaN(seconds)) return ''
      const words = (numeric: 'always' | 'auto') => new Intl.RelativeTimeFormat(locale, { numeric })
      // Rounded down, an end 59 days away would be "in 1 month".
      const isSoon = seconds > 0 && seconds < soon
      const found = spans.find(
        ([unit, span]) =>
          Math.abs(seconds) >= span && !(isSoon && (unit === 'month' || unit === 'week')),
      )
      if (found) {
        const [unit, size] = found
        // Only days have names: "next month" in November is December, but 59 days are until January.
        return apart(
          unit === 'day'
            ? words('auto').format(calendarDays(now, time(iso)), unit)
            : words('always').format(Math.trunc(seconds / size), unit),
        )
      }
      // What is still to come is "now", not "just now".
      const past = seconds > 0 ? undefined : known(justNow, locale.slice(0, 2))
      return past ?? words('auto').format(0, 'second')
    },
  }
}

const made = new Map<string, Format>()

/** The browser's own zone, for times that are shown after hydration. */
export const ownZone = undefined

/**
 * The formats of a language; those of times need a zone. What the build renders names 'UTC', because
 * the browser's own zone would change the text in hydration.
 * @param timeZone the user's IANA zone; undefined or unknown is the browser's own zone
 */
export function formatFor(locale: string): Omit<Format, 'date' | 'span' | 'relative'>
export function formatFor(locale: string, timeZone: string | undefined): Format
export function formatFor(locale: string, timeZone?: string): Format {
  const key = `${locale} ${timeZone ?? ''}`
  let found = made.get(key)
  if (!found) made.set(key, (found = create(locale, timeZone)))
  return found
}

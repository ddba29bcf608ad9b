import { use, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { cutText, isLongText } from '@/lib/cut-text.ts'
import s from './small.module.css'
import { cx } from './cx.ts'
import { ColumnPlaces, mostPlaces } from './money-places.ts'
import type { MoneyPlaces } from './money-places.ts'
import { useScrollable } from './use-scrollable.ts'

export interface MoneyProps {
  /** The amount as the API writes it; a string is never converted to a float. */
  amount: string | number
  currency: string
  locale: string
  /** "per 1000", "/ month". */
  perUnit?: string | undefined
  /** Shows a plus sign before gains. */
  signed?: boolean | undefined
  /** Decimal places that are always written. By default a column of a table decides. */
  places?: number | undefined
  className?: string | undefined
}

const formats = new Map<string, Intl.NumberFormat>()
function format(
  locale: string,
  currency: string,
  signed: boolean,
  { least, most }: MoneyPlaces,
): Intl.NumberFormat | undefined {
  const key = `${locale} ${currency} ${signed} ${least} ${most}`
  const known = formats.get(key)
  if (known) return known
  try {
    // A single answer costs far less than a cent: prices show up to six decimal places, and at
    // least the currency's own.
    const options: Intl.NumberFormatOptions = {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: most,
      ...(signed && { signDisplay: 'exceptZero' }),
    }
    const plain = new Intl.NumberFormat(locale, options)
    const made =
      least > (plain.resolvedOptions().minimumFractionDigits ?? 0)
        ? new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: least })
        : plain
    formats.set(key, made)
    return made
  } catch {
    return undefined
  }
}
const anyPlaces: MoneyPlaces = { least: 0, most: mostPlaces }
const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text)

/**
 * Writes an amount with its currency. What Intl cannot read is written as the backend sent it.
 */
export function moneyText(
  amount: string | number,
  currency: string,
  locale: string,
  signed = false,
  places: MoneyPlaces = anyPlaces,
): string {
  const text = String(amount).trim()
  const made = format(locale, currency, signed, places)
  const value = typeof amount === 'number' ? amount : isDecimal(text) ? text : undefined
  if (!made || value === undefined) return `${cutText(text)} ${cutText(currency)}`
  // Intl writes a hyphen as the minus sign in the sites' languages.
  return made
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '−' : part.value))
    .join('')
}

/** Longer than any amount of the currencies that Intl knows. */
const longestLine = 28

/** One text node that no translation touches, so that a sign and its figure never part. */
export function Money({
  amount,
  currency,
  locale,
  perUnit,
  signed = false,
  places,
  className,
}: MoneyProps) {
  const column = use(ColumnPlaces)
  const own = places === undefined ? column : { least: places, most: mostPlaces }
  const text = moneyText(amount, currency, locale, signed, own)
  const content = (
    <>
      <span translate="no">{text}</span>
      {perUnit && <small className={s.moneyUnit}> {perUnit}</small>}
    </>
  )
  const look = cx(s.money, className)
  return isLongText(text, longestLine) ? (
    <LongMoney className={look}>{content}</LongMoney>
  ) : (
    <span className={look}>{content}</span>
  )
}

/** An amount of several lines, in a box that may scroll. */
function LongMoney({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLSpanElement>(null)
  const id = useId()
  // The amount is its own name.
  const scrolling = useScrollable(box, { labelledBy: id })
  return (
    <span ref={box} id={id} className={className} data-long="" {...scrolling}>
      {children}
    </span>
  )
}

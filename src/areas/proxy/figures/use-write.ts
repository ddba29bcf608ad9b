import { readable } from '@/lib/decimal.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useBytes } from '../cabinet/use-proxy-words.ts'
import type { ProxyMetric } from './figures.ts'

/** Returns functions that format a metric: a value with its unit, and a value on the axis. */
export function useWrite(metric: ProxyMetric, currency: string | undefined) {
  const format = useFormat()
  const money = useMoneyText()
  const bytes = useBytes()
  const write = (amount: string): string => {
    const value = Number(amount)
    switch (metric) {
      case 'bytes':
        return bytes(value)
      case 'requests':
        return format.number(value)
      case 'successRate':
        return format.rate(value)
      case 'avgLatencyMs':
        return format.seconds(value / 1000)
      case 'spent':
        return currency ? money(readable(amount), currency) : amount
    }
  }
  const axis = (value: number): string => {
    if (metric === 'bytes') return value === 0 ? '0' : bytes(value)
    if (metric === 'successRate') return format.percent(value, 0)
    if (metric === 'avgLatencyMs')
      return `${format.number(value / 1000, 2)}\u00a0${format.secondsParts(value / 1000).unit}`
    if (metric === 'spent' && currency && value !== 0)
      return money(readable(String(value)), currency)
    if (metric === 'spent') return format.number(value, 4)
    // Requests are integers, so other grid lines have no label.
    return Number.isInteger(value) ? format.compact(value) : ''
  }
  return { write, axis }
}

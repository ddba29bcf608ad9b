import { groupByFour } from '@/lib/group-by-four.ts'
import s from './method.module.css'

/** An account number in groups of four, for comparing by eye. A copy contains no spaces. */
export function Grouped({ text }: { text: string }) {
  // Names and email addresses are not grouped.
  const isCode = /\d/.test(text) && !/[\s@]/.test(text)
  return (
    <span className={s.grouped} dir="ltr" translate="no">
      {isCode ? groupByFour(text).map((four, index) => <span key={index}>{four}</span>) : text}
    </span>
  )
}

import { inFours } from '@/lib/in-fours.ts'
import s from './method.module.css'

/** An account in groups of four, to be compared by eye; copied, it has no spaces. */
export function Grouped({ text }: { text: string }) {
  // A name or an e-mail is read as it is.
  const isCode = /\d/.test(text) && !/[\s@]/.test(text)
  return (
    <span className={s.grouped} dir="ltr" translate="no">
      {isCode ? inFours(text).map((four, index) => <span key={index}>{four}</span>) : text}
    </span>
  )
}

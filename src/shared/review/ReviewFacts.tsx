import type { ReactNode } from 'react'
import { useLocale } from '@/i18n/page-context.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import s from '../small.module.css'

/** A list of names and values, the total in bold. */
export function ReviewFacts({ children }: { children: ReactNode }) {
  return (
    <DescriptionList layout="rows" terms="quiet" lines="box" className={s.facts}>
      {children}
    </DescriptionList>
  )
}

interface FactProps {
  name: string
  isTotal?: boolean
  children: ReactNode
}

/** Renders nothing without a value. */
export function ReviewFact({ name, isTotal, children }: FactProps) {
  if (!children) return null
  return (
    <Description {...(isTotal && { 'data-total': '' })} term={name}>
      {children}
    </Description>
  )
}

type Sum = { amount: string; currency: string } | null | undefined

/** An amount of money. Renders nothing without one. */
export function MoneyFact({ sum, ...fact }: Omit<FactProps, 'children'> & { sum: Sum }) {
  const locale = useLocale()
  return (
    <ReviewFact {...fact}>
      {sum && <Money amount={sum.amount} currency={sum.currency} locale={locale} />}
    </ReviewFact>
  )
}

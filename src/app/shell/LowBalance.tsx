import { TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Owner } from '@/lib/kept.ts'
import { withGap } from '@/lib/sentences.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { moneyText } from '@/ui/Money.tsx'
import { isDismissed, dismiss } from './low-balance.ts'
import s from './shell.module.css'

interface LowBalanceProps {
  person: Owner
  amount: number | string
  currency: string
}

/** Below the rail: beside the page, or above it on a narrow screen. It covers nothing. */
export function LowBalance({ person, amount, currency }: LowBalanceProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [hidden, setHidden] = useState(() => isDismissed(person))
  if (hidden) return null
  const left = moneyText(amount, currency, locale)
  const close = () => {
    dismiss(person)
    setHidden(true)
    // The focused element disappears.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <aside
      className={`row align-start gap-3 mt-5 pad-3 round-2 ${s.low}`}
      aria-label={t('lowBalance.title')}
    >
      <TriangleAlert size={18} aria-hidden="true" />
      <p className="grow">
        {withGap(Number(amount) > 0 ? t('lowBalance.little', { left }) : t('lowBalance.none'))}
        <RouteLink to={{ id: 'pay' }}>{common('action.addFunds')}</RouteLink>
      </p>
      <Button variant="none" hideText onClick={close} prepend={<X size={18} aria-hidden="true" />}>
        {common('action.close')}
      </Button>
    </aside>
  )
}

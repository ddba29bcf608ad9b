import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

/** The page of a method that the backend does not know. */
export function NoMethod({ shortname }: { shortname: string }) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={t('unknown.title')}>
      <EmptyState
        title={t('unknown.heading', { name: shortname.slice(0, 60) })}
        action={
          <RouteLink className={buttonClass()} to={{ id: 'pay' }}>
            {common('label.paymentMethods')}
          </RouteLink>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    </AccountFrame>
  )
}

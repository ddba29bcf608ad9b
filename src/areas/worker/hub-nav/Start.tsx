import { useTranslation } from 'react-i18next'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'

/** The way in for who wants to work. */
export function StartLink() {
  const { t } = useTranslation('hub')
  return (
    <RouteLink
      to={{ id: 'register', search: { userType: 'worker' } }}
      className={buttonClass({ size: 'lg' })}
    >
      {t('start')}
    </RouteLink>
  )
}

/** The last word of each page of the hub. */
export function StartBand({ page }: { page: 'hub' | 'board' | 'faq' }) {
  const { t } = useTranslation('hub')
  return (
    <CallBand
      title={t(`call.${page}.title`)}
      text={t(`call.${page}.text`)}
      actions={<StartLink />}
    />
  )
}

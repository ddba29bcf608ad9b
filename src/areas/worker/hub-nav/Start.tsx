import { useTranslation } from 'react-i18next'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { StartLink } from '@/shared/StartLink.tsx'

/** The way in for who wants to work. */
export function WorkStart() {
  const { t } = useTranslation('hub')
  return <StartLink to={{ id: 'register', search: { userType: 'worker' } }}>{t('start')}</StartLink>
}

/** The last word of each page of the hub. */
export function StartBand({ page }: { page: 'hub' | 'board' | 'faq' }) {
  const { t } = useTranslation('hub')
  return (
    <CallBand
      title={t(`call.${page}.title`)}
      text={t(`call.${page}.text`)}
      actions={<WorkStart />}
    />
  )
}

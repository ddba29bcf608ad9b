import { useTranslation } from '@/i18n/use-translation.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { StartLink } from '@/shared/StartLink.tsx'

/** The main action for people who want to work. */
export function WorkStart() {
  const { t } = useTranslation('hub')
  return <StartLink to={{ id: 'register', search: { userType: 'worker' } }}>{t('start')}</StartLink>
}

/** The last section of each hub page. */
export function StartBand({ page }: { page: 'hub' | 'board' | 'faq' }) {
  const { t } = useTranslation('hub')
  return <CallBand title={t(`call.${page}.title`)} actions={<WorkStart />} />
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'

/** The actions below the title of every proxy page. */
export function HeroActions() {
  const { t } = useTranslation()
  return (
    <>
      <StartLink>{t('nav.signUpLong')}</StartLink>
      <a href="#prices" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {t('notFound.pricing')}
      </a>
    </>
  )
}

export function Begin() {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  return (
    <CallBand title={t('call.title')} actions={<StartLink>{common('nav.signUpLong')}</StartLink>} />
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'

/** Links to the bot and to a person, for readers who have found no answer. */
export function HelpNextStep() {
  const { t } = useTranslation('faq')
  return (
    <CallBand
      title={t('answer.more.title')}
      text={t('answer.more.text')}
      actions={
        <>
          <RouteLink to={{ id: 'supportBot' }} className={buttonClass({ size: 'lg' })}>
            {t('ask')}
          </RouteLink>
          <RouteLink
            to={{ id: 'ticketNew' }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {t('ticket')}
          </RouteLink>
        </>
      }
    />
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { FeedbackFrame } from './FeedbackFrame.tsx'
import { ServiceFeedbackForm } from './ServiceFeedbackForm.tsx'

export default function ServiceFeedbackPage() {
  const { t } = useTranslation('feedback')
  return (
    <FeedbackFrame title={t('service.title')} lead={t('service.lead')}>
      {(form) => <ServiceFeedbackForm {...form} />}
    </FeedbackFrame>
  )
}

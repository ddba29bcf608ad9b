import { useTranslation } from 'react-i18next'
import { FeedbackFrame } from '../parts/feedback/FeedbackFrame.tsx'
import { ServiceForm } from '../parts/feedback/ServiceForm.tsx'

export default function ServiceFeedbackPage() {
  const { t } = useTranslation('feedback')
  return (
    <FeedbackFrame title={t('service.title')} lead={t('service.lead')}>
      {(form) => <ServiceForm {...form} />}
    </FeedbackFrame>
  )
}

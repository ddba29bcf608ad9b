import { useTranslation } from 'react-i18next'
import { FeedbackFrame } from './FeedbackFrame.tsx'
import { ServiceForm } from './ServiceForm.tsx'

export default function ServiceFeedbackPage() {
  const { t } = useTranslation('feedback')
  return (
    <FeedbackFrame title={t('service.title')} lead={t('service.lead')}>
      {(form) => <ServiceForm {...form} />}
    </FeedbackFrame>
  )
}

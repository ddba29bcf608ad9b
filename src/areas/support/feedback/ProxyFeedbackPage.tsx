import { useTranslation } from 'react-i18next'
import { FeedbackFrame } from './FeedbackFrame.tsx'
import { ProxyForm } from './ProxyForm.tsx'

export default function ProxyFeedbackPage() {
  const { t } = useTranslation('feedback')
  return (
    <FeedbackFrame title={t('proxy.title')} lead={t('proxy.lead')}>
      {(form) => <ProxyForm {...form} />}
    </FeedbackFrame>
  )
}

import { useTranslation } from 'react-i18next'
import type { Delivery } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { SentDialog } from '@/shared/deliveries/SentDialog.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description } from '@/ui/DescriptionList.tsx'

interface DeliveryDialogProps {
  id: string
  listed: Delivery | undefined
  onSent: (delivery: Delivery) => void
  onClose: () => void
}

export function DeliveryDialog({ id, listed, onSent, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const asked = pingbackApi.useDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = pingbackApi.useResendDeliveryMutation()
  return (
    <SentDialog
      listed={listed}
      asked={asked}
      resend={() => resend({ id }).unwrap()}
      onSent={onSent}
      onClose={onClose}
      words={{ gone: t('delivery.goneText'), conflict: t('resend.conflictText') }}
      about={({ taskId }) =>
        taskId && (
          <Description term={common('label.task')}>
            <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: taskId } }}>
              {cutText(taskId)}
            </RouteLink>
          </Description>
        )
      }
    />
  )
}

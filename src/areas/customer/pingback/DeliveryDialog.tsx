import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Delivery } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { toProblem } from '@/api/problem.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { deliveryState } from './pingback.ts'
import { DeliveryDetails } from './DeliveryDetails.tsx'

interface DeliveryDialogProps {
  id: string
  /**
   * The delivery from the list. One that the list does not contain (a link, a filter) is requested.
   */
  listed: Delivery | undefined
  onSent: (delivery: Delivery) => void
  onClose: () => void
}

export function DeliveryDialog({ id, listed, onSent, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const asked = pingbackApi.useDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = pingbackApi.useResendDeliveryMutation()
  const [conflict, setConflict] = useState(false)
  const action = useAction()
  const delivery = listed ?? asked.currentData
  const problem = asked.error ? toProblem(asked.error) : null

  async function again(): Promise<void> {
    setConflict(false)
    let sent: Delivery | null = null
    const done = await action.run(async () => {
      try {
        sent = await resend({ id }).unwrap()
      } catch (error) {
        // It has a more specific message than other conflicts.
        if (toProblem(error).status !== 409) throw error
        setConflict(true)
      }
    })
    if (!done || sent === null) return
    toast({
      id: 'pingback',
      tone: deliveryState(sent) === 'delivered' ? 'ok' : 'warn',
      text: t(deliveryState(sent) === 'delivered' ? 'resend.delivered' : 'resend.failed'),
    })
    onSent(sent)
  }

  return (
    <Modal
      open
      size="lg"
      title={t('delivery.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        delivery && (
          <Button
            loading={action.busy}
            loadingText={common('busy')} // The second press of a double click would send what the first has just sent.
            onClick={({ detail }) => {
              if (detail < 2) void again()
            }}
          >
            {common('action.sendAgain')}
          </Button>
        )
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        {conflict && (
          <Notice tone="warn" role="alert" title={t('resend.conflict')}>
            {t('resend.conflictText')}
          </Notice>
        )}
        {delivery ? (
          <DeliveryDetails delivery={delivery} />
        ) : problem?.status === 404 ? (
          <EmptyState level={3} title={t('delivery.gone')}>
            {t('delivery.goneText')}
          </EmptyState>
        ) : problem ? (
          <ProblemState
            problem={problem}
            onRetry={() => void asked.refetch()}
            busy={asked.isFetching}
            level={3}
          />
        ) : (
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={8} />
          </SkeletonGroup>
        )}
      </div>
    </Modal>
  )
}

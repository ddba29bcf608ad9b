import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import type { Sent } from '@/api/contract/deliveries.ts'
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
import { deliveryState } from './delivery.ts'
import { SentDetails } from './SentDetails.tsx'

/** The answer to a request for one delivery. */
interface Asked<D> {
  currentData?: D | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface SentDialogProps<D extends Sent> {
  /**
   * The delivery from the list. One that the list does not contain (a link, a filter) is requested.
   */
  listed: D | undefined
  asked: Asked<D>
  resend: () => Promise<D>
  onSent: (delivery: D) => void
  onClose: () => void
  /** What to do about one that is gone, and about one that cannot be sent again now. */
  words: { gone: string; conflict: string }
  /** What the delivery was about. */
  about: (delivery: D) => ReactNode
  /** Whether it was a GET, which has no body. */
  isGet?: boolean
}

/** One delivery, with a button that sends it again. */
export function SentDialog<D extends Sent>({
  listed,
  asked,
  resend,
  onSent,
  onClose,
  words,
  about,
  isGet = false,
}: SentDialogProps<D>) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [conflict, setConflict] = useState(false)
  const action = useAction()
  const delivery = listed ?? asked.currentData
  const problem = asked.error ? toProblem(asked.error) : null

  async function again(): Promise<void> {
    setConflict(false)
    let sent: D | null = null
    const done = await action.run(async () => {
      try {
        sent = await resend()
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
            {words.conflict}
          </Notice>
        )}
        {delivery ? (
          <SentDetails delivery={delivery} isGet={isGet}>
            {about(delivery)}
          </SentDetails>
        ) : problem?.status === 404 ? (
          <EmptyState level={3} title={t('delivery.gone')}>
            {words.gone}
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

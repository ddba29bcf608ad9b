import { useTranslation } from 'react-i18next'
import type { Suspension } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Cluster } from '@/ui/Cluster.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { toast } from '@/ui/toast-store.ts'

/** "I understand": the worker can continue at once. */
export function Acknowledge({ suspension: { id } }: { suspension: Suspension }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const action = useAction()
  const [acknowledge] = workerAccountApi.useAcknowledgeRestrictionMutation()
  const press = async (): Promise<void> => {
    if (await action.run(() => acknowledge({ id }).unwrap()))
      toast({ text: t('acknowledge.done'), tone: 'ok' })
  }
  return (
    <Stack gap={3}>
      <ActionProblem action={action} />
      <Cluster gap={3}>
        <Button
          size="lg"
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void press()}
        >
          {t('acknowledge.press')}
        </Button>
        <RouteLink
          to={{ id: 'workerMistakes' }}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        >
          {t('standing.mistakes')}
        </RouteLink>
      </Cluster>
    </Stack>
  )
}

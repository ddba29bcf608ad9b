import { useTranslation } from '@/i18n/use-translation.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'

interface LockoutDialogProps {
  empty: boolean
  currentIp: string | null
  onDone: () => void
  onClose: () => void
}

/**
 * Asks before turning on a list that does not contain the reader's own address. The first button
 * adds it.
 */
export function LockoutDialog({ empty, currentIp, onDone, onClose }: LockoutDialogProps) {
  const { t } = useTranslation('ipList')
  const { t: range } = useTranslation('ipRange')
  const { t: common } = useTranslation()
  const [add] = ipListApi.useAddIpsMutation()
  const [enable] = ipListApi.useEnableIpListMutation()
  const action = useAction()
  async function go(withOwn: boolean): Promise<void> {
    const done = await action.run(async () => {
      if (withOwn && currentIp)
        await add({ records: [{ ip: currentIp, comment: range('own.comment') }] }).unwrap()
      await enable({ enabled: true }).unwrap()
    })
    if (done) onDone()
  }
  return (
    <Modal
      open
      size="sm"
      title={t(empty ? 'enable.emptyTitle' : 'enable.outsideTitle')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          {currentIp && (
            <Button
              loading={action.busy}
              loadingText={common('busy')}
              onClick={() => void go(true)}
            >
              {t('enable.withOwn')}
            </Button>
          )}
          <Button variant="primary-danger" loading={action.busy} onClick={() => void go(false)}>
            {t('enable.anyway')}
          </Button>
        </>
      }
    >
      <div className="stack gap-3">
        <ActionProblem action={action} />
        <p>{empty ? t('enable.emptyText') : t('enable.outsideText', { ip: currentIp ?? '' })}</p>
        {currentIp && <p>{t('enable.own', { ip: currentIp })}</p>}
      </div>
    </Modal>
  )
}

import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useBlocker } from 'react-router'
import { workAtRisk } from '@/lib/leave-question.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'

/** Asks before a navigation would lose work that is stored nowhere. */
export function LeaveGuard() {
  const { subscribe, isWatched } = workAtRisk
  return useSyncExternalStore(subscribe, isWatched, () => false) ? <Asking /> : null
}

/** Mounted only while there is work, because the router knows one blocker at a time. */
function Asking() {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && workAtRisk.onPage(),
  )
  const isBlocked = blocker.state === 'blocked'
  return (
    <Modal
      open={isBlocked}
      size="sm"
      title={t('leave.title')}
      closeLabel={t('action.close')}
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
          <Button variant="primary-danger" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Modal>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { notificationSettingCalls } from '@/api/contract/notification-settings.ts'
import { isProblem } from '@/api/problem.ts'
import { readPushState, subscribePush, unsubscribePush } from '@/lib/push.ts'
import type { PushState } from '@/lib/push.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'

/** Switches the messages of this browser on and off, or says why it gets none and what to do. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const action = useAction()
  const [state, setState] = useState<PushState | null>(null)
  const [isLost, setIsLost] = useState(false)
  const look = useCallback(
    async () => setState(await readPushState().catch((): PushState => 'missing')),
    [],
  )
  useEffect(() => void look(), [look])

  const change = (work: () => Promise<unknown>) =>
    action.run(async () => {
      setIsLost(false)
      try {
        await work()
      } catch (error) {
        // An error of the browser's own push service is no answer of ours.
        if (isProblem(error)) throw error
        setIsLost(true)
      } finally {
        await look()
      }
    })
  const turnOn = () =>
    change(async () => {
      const target = await subscribePush(pushKey)
      if (!target) return
      try {
        await callOnce(notificationSettingCalls.addPush, target)
      } catch (error) {
        // This browser is on only where the backend knows it.
        await unsubscribePush()
        throw error
      }
    })
  const turnOff = () =>
    change(async () => {
      const endpoint = await unsubscribePush()
      if (endpoint) await callOnce(notificationSettingCalls.removePush, { endpoint })
    })

  if (state === null) return <Skeleton size="l" />
  if (state === 'insecure' || state === 'missing' || state === 'denied')
    return <p>{t(`push.${state}`)}</p>
  return (
    <>
      <ActionProblem action={action} />
      {isLost && <p role="alert">{t('push.lost')}</p>}
      <Button
        variant="secondary"
        loading={action.busy}
        loadingText={common('busy')}
        onClick={() => void (state === 'on' ? turnOff() : turnOn())}
      >
        {t(state === 'on' ? 'push.off' : 'push.on')}
      </Button>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TestChannel } from '@/api/contract/notification-settings.ts'
import { notificationSettingApi } from '@/api/endpoints/profile.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'

/** Sends one message on a channel, to see that it arrives. */
export function TestMessage({ channel }: { channel: TestChannel }) {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const [send] = notificationSettingApi.useTestNotificationMutation()
  const action = useAction()
  const [isSent, setIsSent] = useState(false)
  const press = async (): Promise<void> => {
    setIsSent(false)
    setIsSent(await action.run(() => send({ channel }).unwrap()))
  }
  return (
    <>
      <ActionProblem action={action} />
      <div className="cluster gap-3">
        <Button
          variant="tertiary"
          aria-label={t('test.named', { channel: t(`channel.${channel}`) })}
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void press()}
        >
          {t('test.send')}
        </Button>
        <span role="status">{isSent && t('test.sent')}</span>
      </div>
    </>
  )
}

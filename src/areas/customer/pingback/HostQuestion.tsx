import { useTranslation } from 'react-i18next'
import type { PingbackHost } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { toast } from '@/ui/toast-store.ts'
import { unstored } from '@/shared/deliveries/unstored.ts'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'

export interface HostQuestionProps {
  about: 'rotate' | 'off' | 'remove'
  host: PingbackHost
  onSecret: (made: Made) => void
  onClose: () => void
}

/** Asks before an action that stops deliveries or invalidates a secret. */
export function HostQuestion({ about, host: { id, host }, onSecret, onClose }: HostQuestionProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [update] = pingbackApi.useUpdatePingbackHostMutation()
  const [remove] = pingbackApi.useRemovePingbackHostMutation()
  const [rotate] = pingbackApi.useRotatePingbackSecretMutation()
  const name = cutText(readableDomain(host))
  const done = (text: string): void => {
    onClose()
    toast({ id: 'pingback', tone: 'ok', text })
  }
  if (about === 'rotate')
    return (
      <ConfirmDialog
        title={t('rotate.title')}
        confirm={t('rotate.confirm')}
        variant="primary"
        work={async () => {
          const { signingSecret } = await withProof(() => unstored(rotate({ id })))
          onSecret({ host: name, secret: signingSecret })
        }}
        onDone={onClose}
        onClose={onClose}
      >
        <p>{t('rotate.text', { host: name })}</p>
      </ConfirmDialog>
    )
  if (about === 'off')
    return (
      <ConfirmDialog
        title={t('off.title', { host: name })}
        confirm={t('card.turnOff')}
        work={() => update({ id, status: 'disabled' }).unwrap()}
        onDone={() => done(t('card.turnedOff', { host: name }))}
        onClose={onClose}
      >
        <p>{t('off.text')}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={t('remove.title', { host: name })}
      confirm={common('action.remove')}
      work={() => ignoreNotFound(remove({ id }).unwrap())}
      onDone={() => done(t('card.removed', { host: name }))}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}

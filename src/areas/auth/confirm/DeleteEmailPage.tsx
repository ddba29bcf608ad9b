import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { authApi } from '@/api/endpoints/auth.ts'
import { tellTabs } from '@/session/tabs.ts'
import { ConfirmAsk } from './ConfirmAsk.tsx'
import { ConfirmFlow } from './ConfirmFlow.tsx'

/** Removes the e-mail of an account, or (`?account=1`, the link of /profile/delete) the account. */
export default function DeleteEmailPage() {
  const { t } = useTranslation('confirm')
  const [params] = useSearchParams()
  const [confirm] = authApi.useConfirmEmailRemovalMutation()
  const whole = params.get('account') === '1'
  const kind = whole ? 'deleteAccount' : 'deleteEmail'
  return (
    <ConfirmFlow
      kind={kind}
      done={() => ({
        title: t(`kind.${kind}.done.title`),
        text: <p>{t(`kind.${kind}.done.text`)}</p>,
      })}
      ask={(opened) => (
        <ConfirmAsk
          key={opened.arg.hash}
          kind={kind}
          opened={opened}
          text={t(`kind.${kind}.text`)}
          danger
          send={(arg) => confirm(arg).unwrap()}
          onAnswer={() => {
            // They ask who is here anew, as this one does: with the account its sessions are over.
            tellTabs('signed-in')
            opened.onDone('done')
          }}
        />
      )}
    />
  )
}

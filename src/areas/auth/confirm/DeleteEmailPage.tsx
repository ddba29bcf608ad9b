import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { authApi } from '@/api/endpoints/auth.ts'
import { tellTabs } from '@/session/tabs.ts'
import { ConfirmAsk } from './ConfirmAsk.tsx'
import { ConfirmFlow } from './ConfirmFlow.tsx'

/**
 * Removes the email address of an account or, with `?account=1` (the link of /profile/delete), the
 * account.
 */
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
            // The other tabs ask again who is signed in, because deleting the account ends its
            // sessions.
            tellTabs('signed-in')
            opened.onDone('done')
          }}
        />
      )}
    />
  )
}

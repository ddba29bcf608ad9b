import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { authCalls } from '@/api/contract/auth.ts'
import { ConfirmAsk } from './ConfirmAsk.tsx'
import { ConfirmFlow } from './ConfirmFlow.tsx'
import { useSetPerson } from '../signed-in/use-signed-in.ts'

/** The link of the sign-up: confirms the address, and signs in. */
export default function CheckKeyPage() {
  const { t } = useTranslation('confirm')
  const callOnce = useCallOnce()
  const setPerson = useSetPerson()
  return (
    <ConfirmFlow
      kind="checkKey"
      done={() => ({
        title: t('kind.checkKey.done.title'),
        text: <p>{t('kind.checkKey.done.text')}</p>,
      })}
      ask={(opened) => (
        <ConfirmAsk
          key={opened.arg.hash}
          kind="checkKey"
          opened={opened}
          text={t('kind.checkKey.text')}
          entering
          send={(arg) => callOnce(authCalls.checkKey, arg)}
          onAnswer={({ user }) => {
            if (user) setPerson(user)
            opened.onDone('done')
          }}
        />
      )}
    />
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { authApi } from '@/api/endpoints/auth.ts'
import { usePage } from '@/i18n/page-context.ts'
import { tellTabs } from '@/session/tabs.ts'
import { ConfirmAsk } from './ConfirmAsk.tsx'
import { ConfirmFlow } from './ConfirmFlow.tsx'

/**
 * One of the two links of an email change: the current address approves it, and the new one proves
 * its owner.
 */
export default function ChangeEmailPage() {
  const { t } = useTranslation('confirm')
  const { params } = usePage()
  const [confirm] = authApi.useConfirmEmailChangeMutation()
  const status = params['status'] === 'old' || params['status'] === 'new' ? params['status'] : null
  return (
    <ConfirmFlow
      kind="changeEmail"
      wrong={!status}
      done={(outcome) =>
        outcome === 'waiting'
          ? {
              title: t('kind.changeEmail.waiting.title'),
              text: <p>{t(`kind.changeEmail.waiting.${status ?? 'new'}`)}</p>,
            }
          : {
              title: t('kind.changeEmail.done.title'),
              text: <p>{t('kind.changeEmail.done.text')}</p>,
            }
      }
      ask={(opened) =>
        status && (
          <ConfirmAsk
            key={opened.arg.hash}
            kind="changeEmail"
            opened={opened}
            text={t(`kind.changeEmail.text.${status}`)}
            send={(arg) => confirm({ ...arg, status }).unwrap()}
            onAnswer={(answer) => {
              if (answer.status !== 'waiting_other') tellTabs('signed-in')
              opened.onDone(answer.status === 'waiting_other' ? 'waiting' : 'done')
            }}
          />
        )
      }
    />
  )
}

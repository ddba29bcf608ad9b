import { useTranslation } from '@/i18n/use-translation.ts'
import { ConfirmFlow } from '../confirm/ConfirmFlow.tsx'
import { RemindForm } from './RemindForm.tsx'

/** The link of a forgotten password. */
export default function CheckRemindPage() {
  const { t } = useTranslation('confirm')
  return (
    <ConfirmFlow
      kind="checkRemind"
      done={(outcome) => ({
        title: t('kind.checkRemind.done.title'),
        text: (
          <p>
            {outcome === 'signIn'
              ? t('kind.checkRemind.done.signIn')
              : t('kind.checkRemind.done.text')}
          </p>
        ),
      })}
      ask={(opened) => <RemindForm key={opened.arg.hash} opened={opened} />}
    />
  )
}

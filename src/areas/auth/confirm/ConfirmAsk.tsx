import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import type { LinkArg } from '@/shared/link/link-arg.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { judged } from './ConfirmFlow.tsx'
import type { OpenedConfirmation } from './ConfirmFlow.tsx'
import type { LinkKind } from './links.ts'
import { CurrentAccount } from './CurrentAccount.tsx'

interface ConfirmAskProps<Answer> {
  kind: Exclude<LinkKind, 'checkRemind'>
  opened: OpenedConfirmation
  text: string
  send: (arg: LinkArg) => Promise<Answer>
  /** Whether a success signs a person in, replacing the one who is signed in. */
  entering?: boolean
  danger?: boolean
  onAnswer: (answer: Answer) => void
}

const Nothing = v.object({})

/** A confirmation with one button. */
export function ConfirmAsk<Answer>({
  kind,
  opened,
  text,
  send,
  entering = false,
  danger = false,
  onAnswer,
}: ConfirmAskProps<Answer>) {
  const { t } = useTranslation('confirm')
  const form = useForm({
    name: kind,
    schema: Nothing,
    defaults: {},
    keep: [],
    send: () => judged(() => send(opened.arg)),
    done: (result) => {
      if ('dead' in result) opened.onDead(result.dead)
      else onAnswer(result.answer)
      return 'leaving'
    },
  })
  return (
    <AuthCard title={t(`kind.${kind}.title`)} lead={<p>{text}</p>} foot={t('unasked')}>
      <PageHead title={t(`kind.${kind}.title`)} />
      <Form
        form={form}
        submit={t(`kind.${kind}.submit`)}
        button={{ block: true, variant: danger ? 'primary-danger' : 'primary' }}
        foot={entering && <CurrentAccount />}
      >
        {null}
      </Form>
    </AuthCard>
  )
}

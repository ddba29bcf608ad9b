import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { abuseKinds, abuseLimits } from '@/api/contract/service-status.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { withGap } from '@/lib/sentences.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { AbuseForm } from './abuse-form.ts'
import s from '../support.module.css'

const defaults = { kind: '', url: '', description: '', email: '' }

/** Reports a misuse of the service. */
export function AbuseSection() {
  const { t } = useTranslation('abuse')
  const { t: common } = useTranslation()
  const [report] = serviceApi.useReportAbuseMutation()
  const [sent, setSent] = useState<{ id: string | null } | null>(null)
  const form = useForm({
    name: 'abuse',
    schema: AbuseForm,
    defaults,
    keep: ['kind', 'url', 'description', 'email'],
    words: {
      kind: { required: t('kind.required') },
      url: { bad_format: t('url.format') },
      description: {
        required: t('description.short', { min: abuseLimits.min }),
        too_short: t('description.short', { min: abuseLimits.min }),
      },
    },
    send: (values) => report(values).unwrap(),
    done: ({ id }) => setSent({ id: String(id) }),
  })
  const description = useValue(form, 'description')
  if (sent)
    return (
      <Done
        id={sent.id}
        onAgain={() => {
          form.reset(defaults)
          setSent(null)
        }}
      />
    )
  return (
    <Form form={form} submit={t('submit')} className={s.form}>
      <RadioCards
        {...form.control('kind')}
        legend={t('kind.legend')}
        columns={2}
        options={abuseKinds.map((value) => ({
          value,
          label: t(`kind.${value}.title`),
          text: t(`kind.${value}.text`),
        }))}
      />
      <Field
        {...form.field('url')}
        label={t('url.label')}
        help={t('url.help')}
        marker={common('form.optional')}
      >
        <TextInput
          {...form.input('url')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Field
        {...form.field('description')}
        label={t('description.label')}
        help={t('description.help', { ...abuseLimits, count: description.trim().length })}
        required
      >
        <Textarea {...form.input('description')} rows={6} />
      </Field>
      <Field
        {...form.field('email')}
        label={t('email.label')}
        help={t('email.help')}
        marker={common('form.optional')}
      >
        <TextInput {...form.input('email')} type="email" autoComplete="email" />
      </Field>
    </Form>
  )
}

function Done({ id, onAgain }: { id: string | null; onAgain: () => void }) {
  const { t } = useTranslation('abuse')
  const box = useTakeFocus<HTMLDivElement>(true)
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('done.title')}>
      <Notice
        tone="ok"
        title={t('done.title')}
        action={
          <Button variant="secondary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        }
      >
        <p>
          {withGap(t('done.text'))}
          {id && t('done.number', { id })}
        </p>
      </Notice>
    </div>
  )
}

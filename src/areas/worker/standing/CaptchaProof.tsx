import * as v from 'valibot'
import { useTranslation } from 'react-i18next'
import lists from '@/shared/account/lists.module.css'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useProve } from './use-prove.ts'
import s from './standing.module.css'

const Typed = v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32)) })

/** A picture to read, which is both the proof and a first task. */
export function CaptchaProof({ imageUrl }: { imageUrl: string | null }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const prove = useProve()
  const form = useForm({
    name: 'worker-captcha',
    schema: Typed,
    defaults: { value: '' },
    keep: [],
    words: { value: { mismatch: t('prove.wrong') } },
    place: ({ code }) => (code === 'ERROR_WRONG_CODE' ? { value: 'mismatch' } : undefined),
    send: ({ value }) => prove({ method: 'captcha', value }),
  })
  const src = pictureUrl(imageUrl)
  return (
    <Form
      form={form}
      className={lists.form}
      submit={common('action.check')}
      button={{ block: false }}
    >
      {src && <img className={s.captcha} src={src} alt={t('prove.picture')} />}
      <Field {...form.field('value')} label={t('prove.read')} required>
        <TextInput
          {...form.input('value')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
    </Form>
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { softwareLimits } from '@/api/contract/software-terms.ts'
import { ownSoftwareApi } from '@/api/endpoints/software.ts'
import { useHref } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from '@/areas/software/software.module.css'

const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(softwareLimits.title)),
})

/** A draft starts with a name. The rest is written on the edit page. */
export default function AddPage() {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const href = useHref()
  const [create] = ownSoftwareApi.useCreateSoftwareMutation()
  const form = useForm({
    name: 'software-add',
    schema,
    defaults: { title: '' },
    keep: ['title'],
    send: (values) => create(values).unwrap(),
    done: ({ slug }) => {
      void navigate(href({ id: 'softwareEdit', params: { slug } }), { replace: true })
      return 'leaving'
    },
  })
  return (
    <AccountFrame title={common('nav.crumb.softwareAdd')} lead={t('add.lead')}>
      <div className={s.narrow}>
        <Form form={form} submit={t('add.send')}>
          <Field
            {...form.field('title')}
            label={common('label.title')}
            help={t('add.help')}
            required
          >
            <TextInput {...form.input('title')} autoComplete="off" />
          </Field>
        </Form>
      </div>
    </AccountFrame>
  )
}

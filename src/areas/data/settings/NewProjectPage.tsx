import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { useHref } from '@/i18n/page-context.ts'
import { keysOf } from '@/lib/object.ts'
import { useCurrency } from '@/session/currency.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import s from '../kit/kit.module.css'
import { ApiView } from '../kit/ApiView.tsx'
import {
  freshClass,
  keptProjectFields,
  projectArg,
  projectDefaults,
  ProjectForm,
} from './project-form.ts'
import type { ClassValues } from './project-form.ts'
import { ProjectFields, useProjectFieldWords } from './ProjectFields.tsx'
import { projectTemplates } from './templates.ts'
import type { ProjectTemplate } from './templates.ts'

const methods = ['dataCreate'] as const

export default function NewProjectPage() {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const { currency } = useCurrency()
  const href = useHref()
  const navigate = useNavigate()
  const words = useProjectFieldWords()
  const [create] = labelProjectApi.useCreateLabelProjectMutation()
  const form = useForm({
    name: 'label-project-new',
    schema: ProjectForm,
    defaults: projectDefaults,
    keep: keptProjectFields,
    about: currency,
    words,
    send: (values) => create(projectArg(values, currency)).unwrap(),
    done: ({ id }) => {
      void navigate(href({ id: 'labelItems', params: { id: String(id) } }))
      return 'leaving'
    },
  })

  function take(id: ProjectTemplate): void {
    const { kind, overlap } = projectTemplates[id]
    const labels = t(`template.${id}.classes`)
      .split('|')
      .reduce<ClassValues[]>((all, name) => [...all, { ...freshClass(all), name }], [])
    form.set('title', t(`template.${id}.name`))
    form.set('kind', kind)
    form.set('overlap', overlap)
    form.set('labels', labels)
    form.set('instructions', t(`template.${id}.instructions`))
  }
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.labelProjectNew')}
      lead={t('lead')}
      actions={
        <Menu
          align="end"
          button={(props) => (
            <Button {...props} variant="secondary">
              {t('template.title')}
            </Button>
          )}
          items={keysOf(projectTemplates).map((id) => ({
            id,
            label: t(`template.${id}.name`),
            onSelect: () => take(id),
          }))}
        />
      }
    >
      <Form form={form} submit={t('create')} button={{ block: false }} className={s.form}>
        <ProjectFields form={form} currency={currency} isBegun={false} />
      </Form>
      <ApiView methods={methods} />
    </AccountFrame>
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { LabelProject } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { Notice } from '@/ui/Notice.tsx'
import { ProjectFrame, loadProject } from '../kit/ProjectFrame.tsx'
import { FormCalls } from './FormCalls.tsx'
import { keptProjectFields, projectArg, ProjectForm, projectValues } from './project-form.ts'
import { ProjectFields, useProjectFieldWords } from './ProjectFields.tsx'

export const loader = loadProject

export default function EditProjectPage() {
  const { t } = useTranslation('labelForm')
  return (
    <ProjectFrame page="labelProjectEdit">
      {(project) =>
        ['completed', 'canceled', 'archived'].includes(project.status) ? (
          <Notice tone="info" title={t('closed.title')}>
            {t('closed.text')}
          </Notice>
        ) : (
          <ProjectEditor key={String(project.id)} project={project} />
        )
      }
    </ProjectFrame>
  )
}

function ProjectEditor({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { currency: own } = useCurrency()
  const words = useProjectFieldWords()
  const [update] = labelProjectApi.useUpdateLabelProjectMutation()
  const document = useDocument(project)
  const currency = project.price.spent?.currency ?? own
  const isBegun = !['draft', 'quoted'].includes(document.current.status)
  const form = useDocumentForm(document, {
    name: `label-project-${project.id}`,
    schema: ProjectForm,
    contract: LabelProject,
    keep: keptProjectFields,
    about: currency,
    words,
    valuesOf: (known) => projectValues(known, locale),
    save: (values, version) =>
      update({ id: project.id, ...projectArg(values, currency), ...version }).unwrap(),
    saved: () => common('form.saved'),
  })
  return (
    <>
      <AccountSection title={common('nav.crumb.labelProjectEdit')} text={isBegun && t('begun')}>
        <DocumentForm form={form} submit={t('save')}>
          <ProjectFields
            form={form}
            currency={currency}
            begun={isBegun ? document.current : null}
          />
        </DocumentForm>
      </AccountSection>
      <FormCalls form={form} currency={currency} project={document.current} />
    </>
  )
}

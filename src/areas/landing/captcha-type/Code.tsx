import { useTranslation } from '@/i18n/use-translation.ts'
import { Workbench } from '@/shared/code-sample/Workbench.tsx'
import bench from '@/shared/code-sample/workbench.module.css'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Section } from '@/ui/Section.tsx'
import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TaskForm, TypeSlug } from '@/task-api/captcha-types.ts'
import { jsonLines } from '@/shared/captcha-type/json-lines.ts'
import { createTaskBody, taskResult } from '@/task-api/requests/request.ts'
import { jsonText } from '@/task-api/json-text.ts'
import { createRequest } from '@/task-api/sample-request.ts'
import s from './type.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/**
 * The messages of each form of the task. Media tasks have their program beside them; tokens and
 * cookies are the two messages of the API alone.
 */
export function Code({ slug }: { slug: TypeSlug }) {
  const { t } = useTranslation('landing')
  const { kind, forms } = captchaCatalogue[slug]
  const [form] = forms
  const hasProgram = kind === 'image'
  return (
    <Section title={t('json.title')} lead={t('json.lead')} tone="alice">
      <div className={hasProgram ? `grid gap-6 align-start ${s.code}` : undefined}>
        <div className="stack gap-5 min-0">
          {forms.map((one, index) => (
            <div key={one.tasks[0]} className="stack gap-4 min-0">
              {forms.length > 1 && (
                <h3 className="heading">{index === 0 ? t('form.token') : t('form.image')}</h3>
              )}
              <div className={hasProgram ? 'stack gap-4 min-0' : `grid gap-4 ${s.code}`}>
                <Messages form={one} hasAnswer={!hasProgram || index > 0} />
              </div>
            </div>
          ))}
        </div>
        {hasProgram && (
          <div className={bench.beside}>
            <Workbench
              label={t('code.label')}
              code={createRequest(createTaskBody(form))}
              answers={[{ title: t('json.answer'), json: jsonText(taskResult(form)) }]}
            />
          </div>
        )}
      </div>
    </Section>
  )
}

/** @param props.hasAnswer the workbench shows the answer of the first form */
function Messages({ form, hasAnswer }: { form: TaskForm; hasAnswer: boolean }) {
  const { t } = useTranslation('landing')
  const copyLabels = useCopyLabels()
  return (
    <>
      <CodeBlock
        label={t('json.request')}
        samples={[
          { id: 'request', label: t('json.request'), lines: jsonLines(createTaskBody(form)) },
        ]}
        copyLabels={copyLabels}
      />
      {hasAnswer && (
        <CodeBlock
          label={t('json.answer')}
          samples={[{ id: 'answer', label: t('json.answer'), lines: jsonLines(taskResult(form)) }]}
          copyLabels={copyLabels}
        />
      )}
    </>
  )
}

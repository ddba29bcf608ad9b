import { useTranslation } from 'react-i18next'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Section } from '@/ui/Section.tsx'
import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TaskForm, TypeSlug } from '@/task-api/captcha-types.ts'
import { jsonLines } from '@/shared/captcha-type/json-lines.ts'
import { createTaskBody, taskResult } from '@/task-api/requests/request.ts'
import { codeTask } from './code-task.ts'
import { php } from '@/shared/code-sample/php.ts'
import s from './type.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

const labels: Readonly<Record<CodeLanguage, string>> = {
  php: 'PHP',
  python: 'Python',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  ruby: 'Ruby',
  javascript: 'JavaScript',
}

/** Media tasks as programs; tokens and cookies as the two messages of the API. */
export function Code({ slug }: { slug: TypeSlug }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const { kind, forms } = captchaCatalogue[slug]
  const [form] = forms
  return (
    <>
      {kind === 'image' && (
        <Section
          title={common('label.code')}
          lead={form.needs.includes('question') ? t('code.leadText') : t('code.lead')}
          tone="alice"
        >
          <Programs form={form} />
        </Section>
      )}
      <Section
        title={t('json.title')}
        lead={t('json.lead')}
        tone={kind === 'image' ? 'plain' : 'alice'}
      >
        {forms.map((one, index) => (
          <div key={one.tasks[0]} className={`stack gap-4 ${s.form}`}>
            {forms.length > 1 && (
              <h3 className="heading">{index === 0 ? t('form.token') : t('form.image')}</h3>
            )}
            <Messages form={one} />
          </div>
        ))}
      </Section>
    </>
  )
}

function Messages({ form }: { form: TaskForm }) {
  const { t } = useTranslation('landing')
  const copyLabels = useCopyLabels()
  return (
    <div className={`stack gap-4 align-start ${s.pair}`}>
      <CodeBlock
        label={t('json.request')}
        samples={[
          { id: 'request', label: t('json.request'), lines: jsonLines(createTaskBody(form)) },
        ]}
        copyLabels={copyLabels}
      />
      <CodeBlock
        label={t('json.answer')}
        samples={[{ id: 'answer', label: t('json.answer'), lines: jsonLines(taskResult(form)) }]}
        copyLabels={copyLabels}
      />
    </div>
  )
}

/** PHP is in the page; the other languages load when one of them is chosen. */
function Programs({ form }: { form: TaskForm }) {
  const { t } = useTranslation('landing')
  const task = codeTask(form)
  return (
    <CodeSample
      label={t('code.label')}
      variants={codeLanguages.map((id) => ({
        id,
        label: labels[id],
        code:
          id === 'php'
            ? php(task)
            : async () => (await import('@/shared/code-sample/more.ts')).writeMore(id, task),
      }))}
    />
  )
}

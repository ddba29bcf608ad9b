import { useTranslation } from 'react-i18next'
import type { TestType } from '@/api/contract/test-task.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { php } from '@/shared/code-sample/php.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { codeName, codeTaskOf, testRequest, sentValues } from './code.ts'
import { findTestType } from './form.ts'
import type { TestValues } from './form.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'
import s from './test.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

interface TestSamplesProps {
  type: TestType
  values: TestValues
  picture: Chosen | null
  /** The id of the watched task, whose answer is shown as the API returns it. */
  task: string | null
}

const names: Readonly<Record<CodeLanguage, string>> = {
  php: 'PHP',
  python: 'Python',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  ruby: 'Ruby',
  javascript: 'JavaScript',
}

/** The code in seven languages, and the HTTP messages. */
export function TestSamples({ type: chosen, values: typed, picture, task }: TestSamplesProps) {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const labels = useCopyLabels()
  const { data } = taskApi.endpoints.task.useQueryState({ id: task ?? '' })
  const watched = task === null ? undefined : data
  const solution = watched?.solution
  // After a reload or on the way back, the form's kind may differ from the watched task's.
  const sent = watched && findTestType(watched.type)
  const type = sent ?? chosen
  const values = sent && watched ? sentValues(watched.input) : typed
  const code = codeTaskOf(type, values, picture ? codeName(picture.file.name) : undefined)
  const request = JSON.stringify(testRequest(type, values), null, 2)
  const answer = solution
    ? JSON.stringify({ errorId: 0, status: 'ready', solution }, null, 2)
    : null
  return (
    <div className="stack gap-4">
      <CodeSample
        // Code for other options must not stay.
        key={JSON.stringify(code)}
        label={t('code.label')}
        variants={codeLanguages.map((id) => ({
          id,
          label: names[id],
          code:
            id === 'php'
              ? php(code)
              : async () => (await import('@/shared/code-sample/more.ts')).writeMore(id, code),
        }))}
      />
      <div className={`grid gap-4 align-start ${s.wire}`}>
        <CodeBlock
          label={common('label.request')}
          samples={[{ id: 'request', label: common('label.request'), lines: request }]}
          copyLabels={labels}
        />
        {answer && (
          <CodeBlock
            label={t('code.answer')}
            samples={[{ id: 'answer', label: t('code.answer'), lines: answer }]}
            copyLabels={labels}
          />
        )}
      </div>
    </div>
  )
}

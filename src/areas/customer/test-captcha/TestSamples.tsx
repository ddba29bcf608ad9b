import { useTranslation } from '@/i18n/use-translation.ts'
import type { TestType } from '@/api/contract/test-task.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { Workbench } from '@/shared/code-sample/Workbench.tsx'
import { jsonText } from '@/task-api/json-text.ts'
import { codeName, sentValues, testRequest } from './code.ts'
import { findTestType } from './form.ts'
import type { TestValues } from './form.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'

interface TestSamplesProps {
  type: TestType
  values: TestValues
  picture: Chosen | null
  /** The id of the watched task, whose answer is shown as the API returns it. */
  task: string | null
}

/** The test as code in eight languages, and the answer of the watched task. */
export function TestSamples({ type: chosen, values: typed, picture, task }: TestSamplesProps) {
  const { t } = useTranslation('testCaptcha')
  const { data } = taskApi.endpoints.task.useQueryState({ id: task ?? '' })
  const watched = task === null ? undefined : data
  const solution = watched?.solution
  // After a reload or on the way back, the form's kind may differ from the watched task's.
  const sent = watched && findTestType(watched.type)
  const type = sent ?? chosen
  const values = sent && watched ? sentValues(watched.input) : typed
  const request = testRequest(
    type,
    values,
    picture ? (codeName(picture.file.name) ?? 'image.png') : undefined,
  )
  return (
    <Workbench
      label={t('code.label')}
      code={request}
      answers={
        solution
          ? [{ title: t('code.answer'), json: jsonText({ errorId: 0, status: 'ready', solution }) }]
          : []
      }
    />
  )
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { exampleTypes } from '@/shared/example-task/example-type.ts'
import { ExampleTaskStrip } from '@/shared/example-task/ExampleTaskStrip.tsx'
import { known } from '@/lib/known.ts'

interface TestExampleProps {
  /** The kind that is chosen in the form. */
  type: string
  /** The id of the watched task, whose kind is shown once it is known. */
  task: string
}

/** An answered example of the kind of the watched task; nothing for a kind that has none. */
export function TestExample({ type: chosen, task }: TestExampleProps) {
  const { t } = useTranslation('testCaptcha')
  const { data } = taskApi.endpoints.task.useQueryState({ id: task })
  const type = known(exampleTypes, data?.type ?? chosen)
  if (!type) return null
  return (
    <AccountSection title={t('example.title')} text={t('example.text')}>
      <ExampleTaskStrip first={type} hasOwn={false} />
    </AccountSection>
  )
}

import { useTranslation } from 'react-i18next'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { codeName, codeTaskOf, requestOf } from '../../model/test/code.ts'
import { typeOf } from '../../model/test/form.ts'
import type { TestValues } from '../../model/test/form.ts'
import type { Chosen } from '../../model/test/picture.ts'
import type { TestSamplesProps } from './TestSamples.tsx'
import s from './test.module.css'

const load = async () => (await import('./TestSamples.tsx')).TestSamples

interface TestCodeProps {
  values: TestValues
  picture: Chosen | null
  /** The one that is watched: its answer is shown as the API gives it. */
  task: string | null
}

/** The same by a program: in seven languages, from what is chosen above. */
export function TestCode({ values, picture, task }: TestCodeProps) {
  const { t } = useTranslation('testCaptcha')
  const { data } = taskApi.endpoints.task.useQueryState({ id: task ?? '' })
  const type = typeOf(values.type)
  if (!type) return null
  const solution = task === null ? null : data?.solution
  const props: TestSamplesProps = {
    code: codeTaskOf(type, values, picture ? codeName(picture.file.name) : undefined),
    request: JSON.stringify(requestOf(type, values), null, 2),
    answer: solution ? JSON.stringify({ errorId: 0, status: 'ready', solution }, null, 2) : null,
  }
  return (
    <AccountSection title={t('code.title')} text={t('code.text')}>
      <LivePart
        onSight
        load={load}
        props={props}
        fallback={<Skeleton variant="block" className={s.codeHole} />}
        failed={<p className={s.soft}>{t('code.failed')}</p>}
      />
    </AccountSection>
  )
}

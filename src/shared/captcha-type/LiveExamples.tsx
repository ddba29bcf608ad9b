import { useTranslation } from '@/i18n/use-translation.ts'
import type { TypeExamples } from '@/api/contract/examples.ts'
import { examplesApi } from '@/api/endpoints/demo.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { ExampleList } from './ExampleList.tsx'
import { ExamplesLoading } from './ExamplesPlace.tsx'

interface Answer {
  data?: TypeExamples | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

function Shown({
  answer: { data, error, isFetching, refetch },
  named,
  count,
}: {
  answer: Answer
  named?: boolean
  count?: number
}) {
  const { t } = useTranslation('landing')
  if (data)
    return data.records.length > 0 ? (
      <ExampleList records={data.records} named={named ?? false} />
    ) : (
      <p className="quiet">{t('examples.empty')}</p>
    )
  if (error)
    return (
      <ProblemState
        level={3}
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return <ExamplesLoading count={count ?? 2} />
}

/** The examples of one task type. */
export function LiveExamples({ slug }: { slug: TypeSlug }) {
  const { language } = usePage()
  return <Shown answer={examplesApi.useCaptchaExampleQuery({ slug, language })} />
}

/** A few examples of several task types. */
export function LiveSelection({ ids }: { ids: string }) {
  const { language } = usePage()
  return (
    <Shown
      named
      count={ids.split(',').length}
      answer={examplesApi.useCaptchaExamplesQuery({ ids, language })}
    />
  )
}

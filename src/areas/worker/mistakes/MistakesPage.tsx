import { useTranslation } from '@/i18n/use-translation.ts'
import { useEffect, useRef } from 'react'
import { workerMistakeApi } from '@/api/endpoints/worker.ts'
import { usePage } from '@/i18n/page-context.ts'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { mistakeQuery, mistakesPerPage, MistakeCard } from './MistakeCard.tsx'
import s from '../account.module.css'

export const loader = workerLoader((dispatch, params, language) => [
  dispatch(
    workerMistakeApi.endpoints.mistakes.initiate({
      ...mistakeQuery.read(params),
      perPage: mistakesPerPage,
      language,
    }),
  ),
])

export default function MistakesPage() {
  const { t } = useTranslation('mistakes')
  const { t: common } = useTranslation()
  return (
    <WorkerFrame title={common('nav.crumb.workerMistakes')} lead={t('lead')}>
      {() => <Mistakes />}
    </WorkerFrame>
  )
}

/** The worker's mistakes, newest first, with the time left to dispute them. */
function Mistakes() {
  const { t } = useTranslation('mistakes')
  const { t: common } = useTranslation()
  const query = useListQuery(mistakeQuery)
  const { language } = usePage()
  const answer = workerMistakeApi.useMistakesQuery({
    ...query.value,
    perPage: mistakesPerPage,
    language,
  })
  const { currentData } = answer
  const [see] = workerMistakeApi.useSeeMistakesMutation()
  const seen = useRef(new Set<string>())

  // Mistakes on the screen count as seen, so the number in the rail decreases.
  useEffect(() => {
    const fresh = (currentData?.records ?? []).filter(
      (one) => !one.seen && !seen.current.has(String(one.id)),
    )
    if (fresh.length === 0) return
    for (const { id } of fresh) seen.current.add(String(id))
    void see({ ids: fresh.map(({ id }) => id) })
  }, [currentData, see])

  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      perPage={mistakesPerPage}
      card={(mistake) => <MistakeCard key={mistake.id} mistake={mistake} />}
      layout={{
        className: s.cards,
        skeleton: <Skeleton variant="block" className={s.hole} />,
        skeletons: 3,
      }}
      showCount
      words={{
        caption: t('caption'),
        found: (count) => t('found', { count }),
        empty: { title: t('empty.title'), text: t('empty.text') },
      }}
      filters={{
        status: { label: common('label.status'), nameOf: (status) => t(`state.${status}`) },
        kind: { label: common('label.kind'), nameOf: (kind) => common(`taskKind.${kind}`) },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    />
  )
}

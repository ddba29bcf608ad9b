import { useTranslation } from '@/i18n/use-translation.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '../support.module.css'

const pageOf = { customer: 'faqCustomer', developer: 'faqDeveloper', worker: 'faqWorker' } as const
const isOurs = (id: string): id is keyof typeof pageOf => Object.hasOwn(pageOf, id)

/** The sections with their most frequent questions. */
export function Sections() {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const { currentData, error, isFetching, refetch } = faqApi.useFaqSectionsQuery({ language })
  if (!currentData)
    return error ? (
      <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonGroup label={common('loading')} className={s.waiting}>
        <Skeleton lines={9} />
      </SkeletonGroup>
    )
  return (
    <ul className={`bare grid gap-4 ${s.sections}`}>
      {currentData.records.map(({ id, title, description, count, top }) =>
        isOurs(id) ? (
          <li key={id} className={`panel row gap-3 pad-5 column ${s.section}`}>
            <h3 className="heading">{title}</h3>
            <p className="quiet">{description}</p>
            <ul>
              {top.map((one) => (
                <li key={one.id}>
                  <RouteLink to={{ id: 'faqAnswer', params: { id: one.id } }}>
                    {one.question}
                  </RouteLink>
                </li>
              ))}
            </ul>
            <RouteLink
              to={{ id: pageOf[id] }}
              className={`inline-row gap-1 text-2 bold ${s.all}`}
              aria-label={t('sections.allNamed', { count, title })}
            >
              {t('sections.all', { count })} <Forward />
            </RouteLink>
          </li>
        ) : null,
      )}
    </ul>
  )
}

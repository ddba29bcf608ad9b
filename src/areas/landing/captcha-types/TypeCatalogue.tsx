import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { usePage } from '@/i18n/page-context.ts'
import { toProblem } from '@/api/problem.ts'
import { useCurrency } from '@/session/currency.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Section.tsx'
import { typeTasks } from '@/task-api/captcha-types.ts'
import { aliases } from './aliases.ts'
import { findTypes, noQuery, readTypeQuery, writeTypeQuery } from './index-query.ts'
import { typeTarget } from '@/shared/type-target.ts'
import { SignSheet } from '@/shared/captcha-type/art/TypeSign.tsx'
import { SignOf } from '@/shared/captcha-type/SignOf.tsx'
import { TaskName } from '@/shared/captcha-type/TaskName.tsx'
import s from '../landing.module.css'
import { knownOf } from './Figures.tsx'
import { ProblemLine } from './ProblemLine.tsx'
import { Tools } from './Tools.tsx'

const codec = { read: readTypeQuery, write: writeTypeQuery }

/** All types, with search and sorting; without scripts a list of links. */
export function TypeCatalogue() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const [query, change] = useAddressQuery(codec)
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery({
    currency,
    language,
  })
  const isCurrent = data !== undefined && data.asOf === undefined
  const { standings, figures } = useMemo(() => knownOf(data), [data])
  const { t: nameOf } = useTranslation('captchaNames')
  const groups = findTypes(query, { nameOf, aliases, standings })
  const count = groups.reduce((total, { slugs }) => total + slugs.length, 0)
  const filtered = query.q.trim() !== '' || query.kind !== '' || query.state !== ''
  return (
    <Section title={t('index.title')} id="types">
      <Tools query={query} change={change} />
      <ProblemLine
        problem={error === undefined || isCurrent ? undefined : toProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      <p className="faint text-1 mb-4">
        <span role="status">{filtered ? t('index.found', { count }) : '\u00a0'}</span>
        {!filtered && data?.asOf && <ServedTime at={data.asOf} of="prices" />}
      </p>
      {count === 0 && (
        <div className="stack gap-3 items-start">
          <h3 className="heading">{common('label.noResults')}</h3>
          <p className="quiet">{t('index.empty.text')}</p>
          <Button variant="secondary" onClick={() => change(noQuery)}>
            {common('action.resetFilters')}
          </Button>
        </div>
      )}
      <SignSheet />
      <div className="stack gap-7">
        {groups.map(({ kind, slugs }) => (
          <div key={kind} className={`stack gap-4 ${s.group}`}>
            <h3 className="heading">
              {t(`kinds.${kind}`)} <small>{slugs.length}</small>
            </h3>
            <LinkCards
              label={t(`kinds.${kind}`)}
              items={slugs.map((slug) => ({
                id: slug,
                to: typeTarget(slug),
                sign: <SignOf slug={slug} />,
                title: nameOf(slug),
                text: (
                  <>
                    <TaskName name={typeTasks(slug)[0]} className={`break ${s.task}`} />
                    <span className={`cluster num ${s.figures}`}>{figures(slug)}</span>
                  </>
                ),
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}

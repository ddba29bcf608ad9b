import { useTranslation } from 'react-i18next'
import type { Prices } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { FigureCard } from './FigureCard.tsx'
import { TypeFigures } from './TypeFigures.tsx'

interface LiveFiguresProps {
  slug: TypeSlug
  roomy: boolean
  /** The prices in the prerendered file. */
  served?: Prices | undefined
}

export function LiveFigures({ slug, roomy, served }: LiveFiguresProps) {
  const { t: common } = useTranslation()
  const format = formatFor(useLocale())
  const { currency, settled } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { skip: !settled },
  )
  if (data) {
    const note =
      data.updatedAt && common('served.updated', { time: format.date(data.updatedAt, 'dateTime') })
    return <TypeFigures prices={data} slug={slug} roomy={roomy} note={note} />
  }
  const still = served?.updatedAt && <ServedTime at={served.updatedAt} of="prices" />
  if (!error)
    return served ? (
      <TypeFigures prices={served} slug={slug} roomy={roomy} note={still} />
    ) : (
      <FigureCard waiting roomy={roomy} />
    )
  const problem = toProblem(error)
  const note = still || (
    <>
      {common(`problem.${problemKey(problem)}.title`)}
      {problem.requestId && (
        <>
          {' · '}
          {common('requestId')} <code translate="no">{problem.requestId}</code>
        </>
      )}
    </>
  )
  const retry = {
    label: common('action.retry'),
    busy: isFetching,
    onRetry: () => void refetch(),
  }
  return served ? (
    <TypeFigures prices={served} slug={slug} roomy={roomy} note={note} retry={retry} />
  ) : (
    <FigureCard roomy={roomy} note={note} retry={retry} />
  )
}

import { useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { useCurrency } from '@/session/currency.ts'
import { aliases } from './aliases.ts'
import { knownOf } from './Figures.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import type { Standings } from './index-query.ts'
import type { ProblemLineProps } from './ProblemLine.tsx'

export interface Known {
  aliases: Readonly<Partial<Record<TypeSlug, string>>>
  standings: Standings | undefined
  /** The price, time and status of a type. */
  figures: (slug: TypeSlug) => ReactNode
}

/**
 * Reports current prices and the names in other languages to the index, which works without them
 * until then.
 */
export function LiveCatalogue({
  tell,
  Line,
}: {
  tell: (known: Partial<Known>) => void
  Line: ComponentType<ProblemLineProps>
}) {
  const { currency, settled } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { skip: !settled },
  )
  useEffect(() => {
    tell(data ? { aliases, ...knownOf(data) } : { aliases })
  }, [data, tell])
  return (
    <Line
      problem={!data && error ? toProblem(error) : undefined}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { useCurrency } from '@/session/currency.ts'
import { aliases } from './aliases.ts'
import { knownOf } from './Figures.tsx'
import type { Known } from './Figures.tsx'
import type { ProblemLineProps } from './ProblemLine.tsx'

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

import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { keysOf } from '@/lib/object.ts'
import { currencies } from '@/site/currencies.ts'
import type { Currency } from '@/site/currencies.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { graphPages } from '../graph/graph-pages.ts'
import type { GraphPageId } from '../graph/graph-pages.ts'
import { FigureCallPart } from '../FigureCallPart.tsx'
import { FigureGrid } from './FigureGrid.tsx'
import { useFigures } from '../use-figures.tsx'
import { RateTable } from './RateTable.tsx'
import s from '../statistics.module.css'

interface OverviewViewProps {
  data: PublicStatistics
  currency: string
  choose: (currency: Currency) => void
  /** The time of the figures. */
  updated: ReactNode
  /** Renders the last day of a graph beside its figure. */
  line: (id: GraphPageId) => ReactNode
}

/**
 * Six figures, and the price, speed and pay of each type: from the prerendered file, or current.
 */
export function OverviewView({ data, currency, choose, updated, line }: OverviewViewProps) {
  const { t: common } = useTranslation()
  const figures = useFigures()(data)
  return (
    <>
      <div className={`row wrap align-center between mb-4 ${s.tools}`}>
        <Field label={common('currency.label')} hideLabel>
          <Select
            value={currency}
            onChange={(event) => {
              const next = currencies.find((one) => one === event.target.value)
              if (next) choose(next)
            }}
          >
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <p className={`faint text-1 ${s.foot}`} role="status">
          {updated}
        </p>
      </div>
      <FigureGrid
        figures={Object.fromEntries(
          keysOf(graphPages).map((id) => [id, { value: figures[id], line: line(id) }] as const),
        )}
      />
      {data.rates.length > 0 && <RateTable data={data} />}
      <FigureCallPart currency={currency} />
    </>
  )
}

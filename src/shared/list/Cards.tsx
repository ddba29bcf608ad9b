import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { SkeletonGroup } from '@/ui/Skeleton.tsx'

export interface CardLayout {
  className: string | undefined
  /** The placeholder of a card during the first load, and how many of them. */
  skeleton: ReactNode
  skeletons: number
}

interface CardsProps<Row> {
  label: string
  rows: readonly Row[]
  card: (row: Row) => ReactNode
  layout: CardLayout
  isLoading: boolean
  isStale: boolean
  empty: ReactNode
}

/** Rows as cards. Each renders its own list item. */
export function Cards<Row>(props: CardsProps<Row>) {
  const { label, rows, card, layout, isLoading, isStale, empty } = props
  const { t } = useTranslation()
  if (isLoading)
    return (
      <SkeletonGroup label={t('loading')} className={layout.className} unknown>
        {Array.from({ length: layout.skeletons }, (_, index) => (
          <Fragment key={index}>{layout.skeleton}</Fragment>
        ))}
      </SkeletonGroup>
    )
  if (rows.length === 0) return empty
  return (
    <ul
      tabIndex={-1}
      data-list=""
      className={layout.className}
      aria-label={label}
      aria-busy={isStale || undefined}
    >
      {rows.map(card)}
    </ul>
  )
}

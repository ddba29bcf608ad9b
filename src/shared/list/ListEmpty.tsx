import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Link } from 'react-router'
import type { AddressFields } from '../query/query.ts'
import type { ListQuery } from '../query/use-list-query.ts'

/** Shown for a list without any records; `action` creates the first one. */
export interface EmptyWords {
  title: string
  text?: string
  action?: ReactNode
}

interface ListEmptyProps {
  query: ListQuery<AddressFields>
  page: number
  words: { empty: EmptyWords }
}

/** Shown if there is nothing on this page, with these filters, or at all. */
export function ListEmpty({ query, page, words: { empty } }: ListEmptyProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const link = (to: string, words: string, act?: () => void) => (
    <Link
      className={buttonClass({ variant: 'secondary' })}
      to={to}
      preventScrollReset
      onClick={({ currentTarget }) => {
        focusGroup(groupsAround(currentTarget))
        act?.()
      }}
    >
      {words}
    </Link>
  )
  if (page > 0)
    return (
      <EmptyState
        level={3}
        title={t('pages.past')}
        action={link(query.hrefOf({ page: 0 }), t('pages.first'))}
      />
    )
  if (query.isFiltered)
    return (
      <EmptyState
        level={3}
        title={t('pages.filtered')}
        action={link(query.resetHref, common('action.resetFilters'), query.reset)}
      />
    )
  return (
    <EmptyState level={3} illustration={<EmptyBox />} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  )
}

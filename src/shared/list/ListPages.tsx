import { useTranslation } from '@/i18n/use-translation.ts'
import { Pagination } from '@/ui/Pagination.tsx'
import { renderRouteLink } from '../render-link.tsx'
import type { AddressFields } from '../query/query.ts'
import type { ListQuery } from '../query/use-list-query.ts'
import s from '../small.module.css'

interface ListPagesProps {
  query: ListQuery<AddressFields>
  page: number
  total: number | undefined
  perPage: number
  /** The name of the list. */
  list: string
  onTurn: (page: number) => void
}

/** The pagination of a list, in the address. */
export function ListPages({ query, page, total = 0, perPage, list, onTurn }: ListPagesProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={s.pages}>
      <Pagination
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefFor={(to) => query.hrefOf({ page: to })}
        renderLink={renderRouteLink}
        onTurn={onTurn}
        labels={{
          nav: t('pages.of', { list }),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (number) => t('pages.page', { number }),
        }}
      />
    </div>
  )
}

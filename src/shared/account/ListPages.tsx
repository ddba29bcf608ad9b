import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { renderRouteLink } from '../render-link.tsx'
import { Pagination } from '@/ui/Pagination.tsx'
import { perPage, withParam } from './lists.ts'
import s from './lists.module.css'

interface ListPagesProps {
  page: number
  total: number | undefined
  /** Where it is another number than the usual one. */
  perPage?: number
  label: string
}

/** The pages of a list, in the address. */
export function ListPages({ page, total = 0, perPage: size = perPage, label }: ListPagesProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const hrefFor = (to: number): string => {
    const query = withParam(params, 'page', to).toString()
    return query ? `${pathname}?${query}` : pathname
  }
  return (
    <div className={s.pages}>
      <Pagination
        page={page}
        pages={Math.ceil(total / size)}
        hrefFor={hrefFor}
        renderLink={renderRouteLink}
        labels={{ nav: label, previous: t('pages.previous'), next: t('pages.next'), page: (number) => t('pages.page', { number }) }}
      />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { renderRouteLink } from '../render-link.tsx'
import { Pagination } from '@/ui/Pagination.tsx'
import { perPage, withParam } from './lists.ts'
import s from './lists.module.css'

/** The pages of a list, in the address. */
export function ListPages({ page, total = 0, label }: { page: number; total: number | undefined; label: string }) {
  const { t } = useTranslation('account')
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
        pages={Math.ceil(total / perPage)}
        hrefFor={hrefFor}
        renderLink={renderRouteLink}
        labels={{ nav: label, previous: t('pages.previous'), next: t('pages.next'), page: (number) => t('pages.page', { number }) }}
      />
    </div>
  )
}

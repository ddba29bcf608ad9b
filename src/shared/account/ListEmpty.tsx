import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '../Link.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { withParam } from './lists.ts'

interface ListEmptyProps {
  page: number
  /** Of a list that has nothing at all. */
  title: string
  text: string
  /** Where filters leave nothing: how to take them back. */
  reset?: ReactNode
}

/** Nothing here: ever, with these filters, or so far back. */
export function ListEmpty({ page, title, text, reset }: ListEmptyProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  if (page > 0)
    return (
      <EmptyState
        level={3}
        title={t('pages.past')}
        action={
          <Link className={buttonClass({ variant: 'secondary' })} to={{ pathname, search: withParam(params, 'page', 0).toString() }}>
            {t('pages.first')}
          </Link>
        }
      />
    )
  if (reset) return <EmptyState level={3} title={t('pages.filtered')} action={reset} />
  return (
    <EmptyState level={3} illustration={<EmptyBox />} title={title}>
      {text}
    </EmptyState>
  )
}

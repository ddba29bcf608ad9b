import { useTranslation } from 'react-i18next'
import type { PageId } from '@/routes/table/index.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './ways.module.css'

const ways = [
  'rewards',
  'leaderboard',
  'hubTraining',
  'workerMistakes',
  'workerProfile',
  'workerFaq',
] as const satisfies readonly PageId[]

/**
 * The hub, each page of it a press away from the work.
 * @param folded whether it stands in for the rail of the account, which is folded on narrow screens
 */
export function Ways({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  return (
    <nav aria-label={t('ways')} className={s.ways} data-folded={folded || undefined}>
      <ul>
        {(folded ? ways : (['cabinet', ...ways] as const)).map((id) => (
          <li key={id}>
            <RouteLink to={{ id }}>{common(`nav.crumb.${id}`)}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

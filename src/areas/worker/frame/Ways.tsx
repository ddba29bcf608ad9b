import { useTranslation } from '@/i18n/use-translation.ts'
import type { PageId } from '@/routes/table/index.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from '../account.module.css'

const ways = [
  'rewards',
  'leaderboard',
  'hubTraining',
  'workerMistakes',
  'workerProfile',
  'workerFaq',
] as const satisfies readonly PageId[]
/** Without what the account's bar has. */
const foldedWays = ways.filter((id) => id !== 'hubTraining' && id !== 'workerMistakes')

/**
 * Links to the hub's pages.
 * @param folded whether it replaces the account's rail, which is folded on narrow screens
 */
export function Ways({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  return (
    <nav
      aria-label={t('ways')}
      className={`line-below ${s.ways}`}
      data-folded={folded || undefined}
    >
      <ul className="row gap-4">
        {(folded ? foldedWays : (['cabinet', ...ways] as const)).map((id) => (
          <li key={id}>
            <RouteLink to={{ id }}>{common(`nav.crumb.${id}`)}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

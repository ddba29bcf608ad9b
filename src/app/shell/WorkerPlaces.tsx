import { useTranslation } from '@/i18n/use-translation.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { usePage } from '@/i18n/page-context.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { workerPlaces } from '../layouts/nav.ts'
import type { RailPage } from '../layouts/nav.ts'
import { railIcons } from './rail-icons.ts'
import { UnseenMistakes } from './UnseenMistakes.tsx'
import s from './shell.module.css'

/**
 * The four places of a worker where the rail is folded: at the bottom of a phone, in reach of a
 * thumb, and at the side of a wider screen.
 */
export function WorkerPlaces({ section }: { section: RailPage | undefined }) {
  const { t } = useTranslation()
  const { t: own } = useTranslation('shell')
  const { id: here } = usePage()
  return (
    <nav className={`paper text-1 ${s.places}`} aria-label={own('places.label')}>
      <ul>
        {workerPlaces.map((id) => {
          const Icon = railIcons[id]
          return (
            <li key={id}>
              <RouteLink
                to={{ id }}
                aria-current={id === here ? 'page' : id === section ? 'true' : undefined}
              >
                <Icon size={20} aria-hidden="true" />
                {id === 'payout' ? own('rail.section.payout') : t(`nav.crumb.${id}`)}
                {id === 'cabinetTraining' && <LockedKinds />}
                {id === 'workerMistakes' && <UnseenMistakes />}
              </RouteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The number of kinds of task that a lesson still opens. */
function LockedKinds() {
  const { t } = useTranslation('shell')
  const { data } = workerAccountApi.useWorkerQuery()
  const count = data?.offered.kinds.filter(({ locked }) => locked).length ?? 0
  return (
    count > 0 && (
      <span className={`text-1 bold center ${s.locked}`}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{t('places.locked', { count })}</span>
      </span>
    )
  )
}

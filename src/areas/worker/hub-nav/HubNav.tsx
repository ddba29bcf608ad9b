import { useTranslation } from '@/i18n/use-translation.ts'
import { useUser } from '@/session/use-user.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Container } from '@/ui/Container.tsx'
import { useManifest } from '@/shared/use-manifest.ts'
import s from '../account.module.css'

const pages = [
  { id: 'playAndEarn', word: 'hub' },
  { id: 'leaderboard', word: 'leaderboard' },
  { id: 'workerFaq', word: 'faq' },
] as const

/** The navigation between the hub's pages. */
export function HubNav({ here }: { here: (typeof pages)[number]['id'] }) {
  const { t } = useTranslation('hub')
  const { t: common } = useTranslation()
  const { user } = useUser()
  useManifest('/worker.webmanifest')
  return (
    <nav aria-label={t('nav.label')} className={`line-below paper text-2 ${s.nav}`}>
      <Container className={`row gap-x-5 between ${s.row}`} data-inside={user ? true : undefined}>
        <ul>
          {pages.map(({ id, word }) => (
            <li key={id}>
              <RouteLink to={{ id }} aria-current={id === here ? 'page' : undefined}>
                {t(`nav.${word}`)}
              </RouteLink>
            </li>
          ))}
        </ul>
        {user?.profile.userType === 'worker' && (
          // Leads from an open page of the hub to the work. The place in the queue is kept.
          <RouteLink to={{ id: 'cabinet' }} className={s.work}>
            {common('nav.crumb.cabinet')}
          </RouteLink>
        )}
      </Container>
    </nav>
  )
}

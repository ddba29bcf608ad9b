import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectSession } from '@/api/page-state.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Container } from '@/ui/Container.tsx'
import { useManifest } from '@/shared/use-manifest.ts'
import s from './worker.module.css'

const pages = [
  { id: 'playAndEarn', word: 'hub' },
  { id: 'leaderboard', word: 'leaderboard' },
  { id: 'workerFaq', word: 'faq' },
] as const

const loadWorkLink = async () => (await import('./WorkLink.tsx')).WorkLink

/** The navigation between the hub's pages. */
export function HubNav({ here }: { here: (typeof pages)[number]['id'] }) {
  const { t } = useTranslation('hub')
  const session = useSelector(selectSession)
  useManifest('/worker.webmanifest')
  return (
    <nav aria-label={t('nav.label')} className={s.nav}>
      <Container className={s.row} data-inside={session || undefined}>
        <ul>
          {pages.map(({ id, word }) => (
            <li key={id}>
              <RouteLink to={{ id }} aria-current={id === here ? 'page' : undefined}>
                {t(`nav.${word}`)}
              </RouteLink>
            </li>
          ))}
        </ul>
        {session && <LatePart load={loadWorkLink} props={{}} fallback={null} />}
      </Container>
    </nav>
  )
}

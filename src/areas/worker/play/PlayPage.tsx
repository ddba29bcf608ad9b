import { useTranslation } from 'react-i18next'
import { userApi } from '@/api/endpoints/user.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { askStanding, workerLoader } from '../frame/loaders.ts'
import { NotYours } from '../frame/WorkerFrame.tsx'
import { Work } from '../cabinet/Work.tsx'
import { useWorkerManifest } from '../hub-nav/use-manifest.ts'
import s from './play.module.css'

export const loader = workerLoader(askStanding)

const ways = [
  'cabinet',
  'rewards',
  'leaderboard',
  'hubTraining',
  'workerMistakes',
  'workerProfile',
  'workerFaq',
] as const

/** The work screen alone, with the hub a press away. */
export default function PlayPage() {
  useWorkerManifest()
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const { data: user } = userApi.useUserQuery()
  const title = common('nav.crumb.play')
  return (
    <div className={s.play}>
      <PageHead title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <nav aria-label={t('ways')} className={s.ways}>
        <ul>
          {ways.map((id) => (
            <li key={id}>
              <RouteLink to={{ id }}>{common(`nav.crumb.${id}`)}</RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      {user &&
        (user.profile.userType === 'worker' ? (
          <Work user={user} isFull />
        ) : (
          <NotYours userType={user.profile.userType} />
        ))}
    </div>
  )
}

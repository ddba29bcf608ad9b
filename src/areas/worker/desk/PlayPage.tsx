import { useTranslation } from '@/i18n/use-translation.ts'
import { useUser } from '@/session/use-user.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Ways } from '../frame/Ways.tsx'
import { NotYours } from '../frame/WorkerFrame.tsx'
import { CabinetWork } from './CabinetWork.tsx'
import { deskLoader } from './desk-loader.ts'
import { useManifest } from '@/shared/use-manifest.ts'
import s from './desk.module.css'

export const loader = deskLoader

/** The work screen alone, with a link to the hub. */
export default function PlayPage() {
  useManifest('/worker.webmanifest')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const title = common('nav.crumb.play')
  return (
    <div className={`row paper column ${s.play}`}>
      <PageHead title={title} />
      <h1 className="visually-hidden">{title}</h1>
      {user &&
        (user.profile.userType === 'worker' ? (
          <>
            <Ways />
            <CabinetWork user={user} isFull />
          </>
        ) : (
          <NotYours userType={user.profile.userType} />
        ))}
    </div>
  )
}

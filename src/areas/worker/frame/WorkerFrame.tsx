import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { useUser } from '@/session/use-user.ts'
import { known } from '@/lib/known.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { useManifest } from '@/shared/use-manifest.ts'

interface WorkerFrameProps {
  title: string
  documentTitle?: string | undefined
  lead?: ReactNode
  actions?: ReactNode
  wide?: boolean
  children: (user: User) => ReactNode
}

/**
 * The frame of a worker's page. Other people learn whom it is for, and where their own start page
 * is.
 */
export function WorkerFrame({ children, ...own }: WorkerFrameProps) {
  // Every page except the work itself links back to it. The place in the queue is kept.
  const frame = { actions: <BackToWork />, ...own }
  useManifest('/worker.webmanifest')
  const { user } = useUser()
  if (!user) return <AccountFrame {...frame}>{null}</AccountFrame>
  if (user.profile.userType === 'worker')
    return <AccountFrame {...frame}>{children(user)}</AccountFrame>
  return (
    <AccountFrame title={frame.title}>
      <NotYours userType={user.profile.userType} />
    </AccountFrame>
  )
}

const types = ['customer', 'developer'] as const

/** Tells people who are not workers whom the page is for. */
export function NotYours({ userType }: { userType: string | null }) {
  const { t } = useTranslation('worker')
  return (
    <EmptyState
      level={2}
      title={t('notYours.title')}
      action={
        <div className="cluster gap-3 justify-center">
          <RouteLink to={{ id: 'dashboard' }} className={buttonClass({})}>
            {t('notYours.dashboard')}
          </RouteLink>
          <RouteLink to={{ id: 'playAndEarn' }} className={buttonClass({ variant: 'secondary' })}>
            {t('notYours.hub')}
          </RouteLink>
        </div>
      }
    >
      {t(`notYours.${known(types, userType ?? '') ?? 'other'}`)}
    </EmptyState>
  )
}

/** Links from the hub to the work screen. The place in the queue is kept. */
function BackToWork() {
  const { t } = useTranslation('worker')
  return (
    <RouteLink to={{ id: 'cabinet' }} className={buttonClass({ variant: 'secondary' })}>
      {t('back')}
    </RouteLink>
  )
}

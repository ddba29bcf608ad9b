import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { known } from '@/lib/known.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Cluster } from '@/ui/Cluster.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { BackToWork } from './BackToWork.tsx'
import { useManifest } from '@/shared/use-manifest.ts'

interface WorkerFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  prefix?: string | undefined
  wide?: boolean
  children: (user: User) => ReactNode
}

/** A page of a worker's; anybody else is told whose it is, and where their own work is. */
export function WorkerFrame({ children, ...own }: WorkerFrameProps) {
  // Every page but the work itself leads back to it, and the place in the queue is still there.
  const frame = { actions: <BackToWork />, ...own }
  useManifest('/worker.webmanifest')
  const { data: user } = userApi.useUserQuery()
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

/** Whose page it is, for whoever is no worker. */
export function NotYours({ userType }: { userType: string | null }) {
  const { t } = useTranslation('worker')
  return (
    <EmptyState
      level={2}
      title={t('notYours.title')}
      action={
        <Cluster gap={3} justify="center">
          <RouteLink to={{ id: 'dashboard' }} className={buttonClass({})}>
            {t('notYours.dashboard')}
          </RouteLink>
          <RouteLink to={{ id: 'playAndEarn' }} className={buttonClass({ variant: 'secondary' })}>
            {t('notYours.hub')}
          </RouteLink>
        </Cluster>
      }
    >
      {t(`notYours.${known(types, userType ?? '') ?? 'other'}`)}
    </EmptyState>
  )
}

import { useTranslation } from 'react-i18next'
import type { Authentication, WorkerMe } from '@/api/contract/worker-account.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Stack } from '@/ui/Stack.tsx'
import { Acknowledge } from './Acknowledge.tsx'
import { Appeal } from './Appeal.tsx'
import { Prove } from './Prove.tsx'
import { standingOf } from './standing.ts'
import { SuspensionReason } from './SuspensionReason.tsx'

interface StandingProps {
  me: WorkerMe
  authentication: Authentication
}

/** Why the worker cannot work: the reason, the cost, what to do, and until when. */
export function Standing({ me, authentication }: StandingProps) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const standing = standingOf(me.status, authentication.state)
  const { suspension } = me
  switch (standing) {
    case 'ready':
      return null
    case 'prove':
      return <Prove authentication={authentication} />
    case 'new':
    case 'training_required':
      return (
        <AccountSection title={t('standing.training_required.title')}>
          <Stack gap={4}>
            <p>{t(suspension ? 'standing.sentBack' : 'standing.training_required.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            <RouteLink to={{ id: 'cabinetTraining' }} className={buttonClass({ size: 'lg' })}>
              {t('standing.training_required.action')}
            </RouteLink>
          </Stack>
        </AccountSection>
      )
    case 'suspended_ack':
      return (
        <AccountSection title={t('standing.suspended_ack.title')}>
          <Stack gap={4}>
            <p>{t('standing.suspended_ack.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            {suspension && <Acknowledge suspension={suspension} />}
          </Stack>
        </AccountSection>
      )
    case 'suspended_moderation':
      return (
        <AccountSection title={t('standing.suspended_moderation.title')}>
          <Stack gap={4}>
            <p>{t('standing.suspended_moderation.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            <RouteLink
              to={{ id: 'workerMistakes' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('standing.mistakes')}
            </RouteLink>
          </Stack>
        </AccountSection>
      )
    case 'banned':
      return (
        <AccountSection title={t('standing.banned.title')} tone="danger">
          <Stack gap={4}>
            <p>{t('standing.banned.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            {suspension && <Appeal suspension={suspension} />}
          </Stack>
        </AccountSection>
      )
    case null:
      return (
        <AccountSection title={t('standing.unknown.title')}>
          <Stack gap={4}>
            <p>{t('standing.unknown.text', { code: plainCode(me.status) })}</p>
            <div>
              <RouteLink to={{ id: 'support' }} className={buttonClass({ variant: 'secondary' })}>
                {common('action.contactSupport')}
              </RouteLink>
            </div>
          </Stack>
        </AccountSection>
      )
  }
}

import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import type { Problem, ProblemKey } from '@/api/problem.ts'
import { RouteLink } from './RouteLink.tsx'
import { StatusPageLink } from './service-status/StatusPageLink.tsx'

/** The service itself may be down. */
const outages: readonly ProblemKey[] = [
  'FETCH_ERROR',
  'TIMEOUT_ERROR',
  'ERROR_INTERNAL',
  'ERROR_MAINTENANCE',
]

/**
 * Leads on from a refusal that the person can do something about, and from an outage to its state;
 * nothing for any other.
 */
export function ProblemWay({ problem }: { problem: Problem }) {
  const { t } = useTranslation()
  const key = problemKey(problem)
  if (key === 'ERROR_IDENTITY_REQUIRED') return <IdentityLink />
  if (outages.includes(key)) return <StatusPageLink />
  return (
    key === 'ERROR_INSUFFICIENT_FUNDS' && (
      <RouteLink to={{ id: 'pay' }}>{t('nav.crumb.pay')}</RouteLink>
    )
  )
}

/** Leads to the identity check, from everything that asks for it. */
export function IdentityLink() {
  const { t } = useTranslation()
  return <RouteLink to={{ id: 'profileDocs', hash: 'identity' }}>{t('action.identity')}</RouteLink>
}

import { useTranslation } from 'react-i18next'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { RouteLink } from './RouteLink.tsx'

/** Leads on from a refusal that the person can do something about; nothing for any other. */
export function ProblemWay({ problem }: { problem: Problem }) {
  const { t } = useTranslation()
  const key = problemKey(problem)
  if (key === 'ERROR_IDENTITY_REQUIRED') return <IdentityLink />
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

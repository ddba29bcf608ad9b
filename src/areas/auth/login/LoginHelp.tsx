import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { withGap } from '@/lib/sentences.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'

/** Help after a refusal that a retry does not solve. */
export function LoginHelp({ problem, email }: { problem: Problem; email: string }) {
  const { t } = useTranslation('auth')
  const search = useKeptSearch()
  const key = problemKey(problem)
  if (key === 'ERROR_ACCOUNT_DELETED') {
    const address = `support@${site.hosts.com}`
    return (
      <p className="text-2">
        <a href={`mailto:${address}`}>{t('login.write', { address })}</a>
      </p>
    )
  }
  if (key !== 'ERROR_EMAIL_NOT_CONFIRMED') return null
  // Without a session the first link cannot be resent. The link to a new password confirms the
  // address too.
  return (
    <p className="text-2">
      {withGap(t('login.noLink'))}
      <RouteLink to={{ id: 'remind', search }} state={{ email }}>
        {t('login.newPassword')}
      </RouteLink>
    </p>
  )
}

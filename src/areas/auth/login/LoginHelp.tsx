import { useTranslation } from 'react-i18next'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { site } from '@/site/site.ts'
import s from '../auth-card/AuthCard.module.css'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'

/** What one can do after a refusal that trying again does not mend. */
export function LoginHelp({ problem, email }: { problem: Problem; email: string }) {
  const { t } = useTranslation('auth')
  const search = useKeptSearch()
  const key = problemKey(problem)
  if (key === 'ERROR_ACCOUNT_DELETED') {
    const address = `support@${site.hosts.com}`
    return (
      <p className={s.help}>
        <a href={`mailto:${address}`}>{t('login.write', { address })}</a>
      </p>
    )
  }
  if (key !== 'ERROR_EMAIL_NOT_CONFIRMED') return null
  // Without a session nobody sends the first link again; the one to a new password confirms the address as well.
  return (
    <p className={s.help}>
      {t('login.noLink')}{' '}
      <RouteLink to={{ id: 'remind', search }} state={{ email }}>
        {t('login.newPassword')}
      </RouteLink>
    </p>
  )
}

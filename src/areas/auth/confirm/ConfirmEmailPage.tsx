import { useTranslation } from '@/i18n/use-translation.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { useUser } from '@/session/use-user.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { ResendForm } from './ResendForm.tsx'
import { useGoOn, useKeptSearch } from '../signed-in/use-signed-in.ts'

/** In milliseconds (contract.md 4.0.14). */
const pollEvery = 15_000

/** Waits for the person to click the link in their email. */
export default function ConfirmEmailPage() {
  const { t } = useTranslation('confirm')
  const { t: common } = useTranslation()
  const { user, error, isFetching, refetch } = useUser()
  // The click may happen in another tab, which notifies this one, or on another device, which
  // polling notices.
  userApi.endpoints.user.useQuerySubscription(undefined, {
    pollingInterval: user?.emailConfirmed === false ? pollEvery : 0,
    skipPollingIfUnfocused: true,
  })
  const goOn = useGoOn()
  const search = useKeptSearch()
  if (user === undefined) {
    return (
      <AuthCard title={t('email.title')}>
        <PageHead title={t('email.title')} />
        {error ? (
          <ProblemState problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonGroup label={t('email.title')}>
            <Skeleton lines={2} />
            <Skeleton variant="block" size="m" />
          </SkeletonGroup>
        )}
      </AuthCard>
    )
  }
  if (user === null) {
    return (
      <AuthCard title={t('email.title')} lead={<p>{t('email.anonymous')}</p>}>
        <PageHead title={t('email.title')} />
        <RouteLink
          to={{ id: 'login', search }}
          className={buttonClass({ size: 'lg', block: true })}
        >
          {common('nav.signIn')}
        </RouteLink>
      </AuthCard>
    )
  }
  const onward = (variant: 'primary' | 'secondary') => (
    <Button size="lg" block variant={variant} onClick={() => goOn(user)}>
      {variant === 'primary' ? common('action.continue') : t('email.later')}
    </Button>
  )
  if (user.emailConfirmed) {
    return (
      <AuthCard
        title={t('email.done.title')}
        lead={<p role="status">{t('email.done.text', { email: user.email ?? '' })}</p>}
      >
        <PageHead title={t('email.done.title')} />
        {onward('primary')}
      </AuthCard>
    )
  }
  return <ResendForm email={user.email ?? ''} onward={onward('secondary')} />
}

import { withGap } from '@/lib/sentences.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import type { User } from '@/api/contract/user.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { parseAgent } from '@/lib/user-agent.ts'
import { About } from '@/ui/About.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import s from '../profile.module.css'

/** The security of the account, in four lines. */
export function Security({ user }: { user: User }) {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const { twoFactor, hasPassword, oauth } = user.security
  return (
    <AccountSection
      title={t('overview.security')}
      aside={<RouteLink to={{ id: 'profileAuthentication' }}>{t('overview.manage')}</RouteLink>}
    >
      <DescriptionList layout="columns" terms="text" lines="between" className={s.lines}>
        <Description term={common('label.twoStep')}>
          <Badge tone={twoFactor ? 'ok' : 'warn'}>
            {twoFactor ? t('overview.on') : t('overview.off')}
          </Badge>
        </Description>
        <Description term={common('label.password')}>
          {hasPassword ? (
            <Badge tone="ok">{t('overview.passwordSet')}</Badge>
          ) : (
            <Badge>{t('overview.passwordNone')}</Badge>
          )}{' '}
          <RouteLink to={{ id: 'profilePassword' }}>
            {hasPassword ? common('action.change') : t('overview.passwordMake')}
            <About of={common('label.password')} />
          </RouteLink>
        </Description>
        <Description term={common('label.linked')}>
          {oauth.length > 0
            ? t('overview.linkedCount', { count: oauth.length })
            : t('overview.linkedNone')}
        </Description>
        <Description term={t('overview.lastSignIn')}>
          <LastSignIn />
        </Description>
      </DescriptionList>
    </AccountSection>
  )
}

function LastSignIn() {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { data, error, isFetching, refetch } = securityApi.useSecurityLogQuery(
    { page: 0, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  if (!data && !error)
    return (
      <SkeletonGroup label={common('loading')}>
        <Skeleton size="m" />
      </SkeletonGroup>
    )
  if (!data)
    return (
      <span className="cluster gap-1 gap-x-2 quiet">
        {withGap(t('overview.lost'))}
        <Button variant="tertiary" loading={isFetching} onClick={() => void refetch()}>
          {common('action.retry')}
        </Button>
      </span>
    )
  const last = data.records.find(({ event }) => event === 'login')
  if (!last) return t('overview.neverSeen')
  const { browser, os } = parseAgent(last.userAgent ?? '')
  return joinTexts(' · ', [format.date(last.createdAt, 'dateTime'), browser, os])
}

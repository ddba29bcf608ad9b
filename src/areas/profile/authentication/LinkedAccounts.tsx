import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { MouseEvent } from 'react'
import { useAddress } from '@/shared/query/use-address.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { useUser } from '@/session/use-user.ts'
import { toProblem } from '@/api/problem.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { authApi } from '@/api/endpoints/auth.ts'
import { oauthStart } from '@/api/oauth.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { known } from '@/lib/known.ts'
import s from '../profile.module.css'

const names = {
  google: 'linked.provider.google',
  github: 'linked.provider.github',
  telegram: 'linked.provider.telegram',
  vk: 'linked.provider.vk',
  yandex: 'linked.provider.yandex',
} as const

/** Returns the name of a provider; for an unknown one the backend's title. */
function useProviderName(): (provider: string, title?: string) => string {
  const { t } = useTranslation('security')
  return (provider, title) => {
    const key = known(names, provider)
    return key ? t(key) : title || provider
  }
}

/** The linked accounts of other services, for signing in. */
export function LinkedAccounts() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const [unlink] = securityApi.useUnlinkAccountMutation()
  const nameOf = useProviderName()
  const [asking, setAsking] = useState<string | null>(null)
  const [last, setLast] = useState(false)
  const linked = user?.security.oauth ?? []

  async function remove(provider: string): Promise<void> {
    try {
      await withProof(() => unlink({ provider }).unwrap())
      setLast(false)
      toast({ tone: 'ok', text: t('linked.unlinked', { name: nameOf(provider) }) })
    } catch (failure) {
      const { status } = toProblem(failure)
      // The last way to sign in cannot be removed. A 404 means that it was removed already.
      if (status === 409) setLast(true)
      else if (status !== 404) throw failure
    }
  }

  return (
    <AccountSection title={common('label.linked')}>
      <div className="stack gap-4">
        <LinkOutcome />
        {last && (
          <Notice
            tone="warn"
            role="alert"
            title={t('linked.lastTitle')}
            action={<RouteLink to={{ id: 'profilePassword' }}>{t('linked.setPassword')}</RouteLink>}
          >
            {t('linked.lastText')}
          </Notice>
        )}
        {linked.length === 0 ? (
          <p className={`quiet text-2 ${s.securityQuiet}`}>{t('linked.none')}</p>
        ) : (
          <ul className={`bare grid ${s.securityList}`} aria-label={common('label.linked')}>
            {linked.map((provider) => (
              <li key={provider} className={`cluster gap-2 gap-x-4 pad-y-3 line-below ${s.item}`}>
                <Link2 className="rigid faint" size={20} aria-hidden="true" />
                <p className={`cluster gap-1 gap-x-2 bold ${s.name}`}>{nameOf(provider)}</p>
                <Button
                  variant="secondary"
                  aria-label={t('linked.unlinkNamed', { name: nameOf(provider) })}
                  onClick={() => setAsking(provider)}
                >
                  {t('linked.unlink')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {user && <LinkMore linked={linked} />}
      </div>
      {asking !== null && (
        <ConfirmDialog
          title={t('linked.unlinkTitle', { name: nameOf(asking) })}
          confirm={t('linked.unlink')}
          work={() => remove(asking)}
          onDone={() => setAsking(null)}
          onClose={() => setAsking(null)}
        >
          <p>{t('linked.unlinkText', { name: nameOf(asking) })}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}

/** Why linking an account failed, from the address after the redirect. */
function LinkOutcome() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [params, change] = useAddress()
  const error = params.get('oauth_error')
  if (!error) return null
  const reason = error === 'access_denied' || error === 'already_linked' ? error : 'other'
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('linked.failedTitle')}
      onDismiss={() => change({ oauth_error: null }, { replace: true })}
      dismissLabel={common('action.close')}
    >
      {t(`linked.failed.${reason}`)}
    </Notice>
  )
}

/** The services that are not linked yet. The page works without them if they cannot be loaded. */
function LinkMore({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('security')
  const { language } = usePage()
  const { data, isLoading } = authApi.useOauthProvidersQuery({ language })
  const href = useHref()
  const nameOf = useProviderName()
  const [allow] = securityApi.useAllowLinkMutation()
  const action = useAction()
  const others = data?.records.filter(({ id }) => !linked.includes(id)) ?? []
  if (isLoading) return <Skeleton variant="block" size="s" />
  if (others.length === 0) return null

  async function link(event: MouseEvent<HTMLAnchorElement>, provider: string): Promise<void> {
    event.preventDefault()
    const { href: start } = event.currentTarget
    const may = () => withProof(() => allow({ provider }).unwrap())
    if (await action.run(may)) location.assign(start)
  }

  return (
    <>
      <ActionProblem action={action} />
      <div className="cluster gap-2">
        <span>{t('linked.more')}</span>
        {others.map(({ id, title }) => (
          // A plain link, because it leads to another site.
          <a
            key={id}
            className={buttonClass({ variant: 'secondary' })}
            href={oauthStart(id, href({ id: 'profileAuthentication' }))}
            aria-label={t('linked.linkNamed', { name: nameOf(id, title) })}
            onClick={(event) => void link(event, id)}
          >
            {nameOf(id, title)}
          </a>
        ))}
      </div>
    </>
  )
}

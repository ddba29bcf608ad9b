import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { authApi } from '@/api/endpoints/auth.ts'
import { securityApi } from '@/api/endpoints/security.ts'
import { oauthStart } from '@/api/oauth.ts'
import { useHref } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Cluster } from '@/ui/Cluster.tsx'
import { useProviderName } from './use-provider-name.ts'

/** The services that are not linked yet. The page works without them if they cannot be loaded. */
export function LinkMore({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('security')
  const { data } = authApi.useOauthProvidersQuery()
  const href = useHref()
  const nameOf = useProviderName()
  const [allow] = securityApi.useAllowLinkMutation()
  const action = useAction()
  const others = data?.records.filter(({ id }) => !linked.includes(id)) ?? []
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
      <Cluster gap={2}>
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
      </Cluster>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { oauthProviderApi } from '@/api/endpoints/oauth-providers.ts'
import { oauthStart } from '@/api/oauth.ts'
import { useHref } from '@/i18n/page-context.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Cluster } from '@/ui/Cluster.tsx'
import { useProviderName } from './use-provider-name.ts'

/** The services that are not linked yet. Where they can't be had, the page does without. */
export function LinkMore({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('security')
  const { data } = oauthProviderApi.useOauthProvidersQuery()
  const href = useHref()
  const nameOf = useProviderName()
  const others = data?.records.filter(({ id }) => !linked.includes(id)) ?? []
  if (others.length === 0) return null
  return (
    <Cluster gap={2}>
      <span>{t('linked.more')}</span>
      {others.map(({ id, title }) => (
        // The browser itself goes there: a whole page of another site.
        <a
          key={id}
          className={buttonClass({ variant: 'secondary' })}
          href={oauthStart(id, href({ id: 'profileAuthentication' }))}
          aria-label={t('linked.linkNamed', { name: nameOf(id, title) })}
        >
          {nameOf(id, title)}
        </a>
      ))}
    </Cluster>
  )
}

import { useId } from 'react'
import { usePage } from '@/i18n/page-context.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Provider } from '@/api/contract/auth.ts'
import { authApi } from '@/api/endpoints/auth.ts'
import { oauthStart } from '@/api/oauth.ts'
import { cutText } from '@/lib/cut-text.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'
import s from '../auth.module.css'

/** The id becomes part of an address. */
const isUsable = ({ id, title }: Provider): boolean =>
  /^[a-z][a-z0-9_-]{0,31}$/.test(id) && title.trim() !== ''

/** The fewest letters that no other name begins with: two services may both begin with a G. */
function initials(title: string, others: readonly string[]): string {
  const isTaken = (text: string): boolean =>
    others.some((other) => other !== title && other.startsWith(text))
  const letters = [...title]
  return isTaken(letters[0] ?? '') ? letters.slice(0, 2).join('') : (letters[0] ?? '')
}

/**
 * The other services for signing in. They load after the page and are below it, so that nothing
 * moves. If there are none, or they cannot be loaded, nothing is shown.
 */
export function OauthButtons() {
  const { t } = useTranslation('auth')
  const id = useId()
  const { return_to } = useKeptSearch()
  const { language } = usePage()
  const { data } = authApi.useOauthProvidersQuery({ language })
  const providers = data?.records.filter(isUsable) ?? []
  const titles = providers.map(({ title }) => title)
  if (providers.length === 0) return null
  return (
    <section className={`grid gap-3 ${s.oauth}`} aria-labelledby={id}>
      <h2 id={id} className={`grid align-center gap-3 quiet text-2 medium ${s.title}`}>
        {t('oauth.title')}
      </h2>
      <ul className={`cluster gap-2 ${s.list}`}>
        {providers.map((provider) => (
          <li key={provider.id}>
            <a
              href={oauthStart(provider.id, return_to)}
              rel="nofollow"
              className={buttonClass({ variant: 'secondary', block: true })}
            >
              <span className={`grid rigid text-1 blue ${s.glyph}`} aria-hidden="true">
                {initials(provider.title, titles)}
              </span>
              <span translate="no">{cutText(provider.title)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet text-1">{t('oauth.note')}</p>
    </section>
  )
}

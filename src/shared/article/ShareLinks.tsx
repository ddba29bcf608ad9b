import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { canShare, sharePage } from '@/lib/secure-context.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { shareNetworks } from './networks.ts'
import s from './article.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** Shares an article through plain links, without third-party scripts. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('articles')
  const copyLabels = useCopyLabels(t('share.copy'))
  // Only the browser knows, and not during hydration.
  const [native, setNative] = useState(false)
  useEffect(() => setNative(canShare()), [])
  return (
    <section className={`stack gap-3 items-start ${s.share}`} aria-labelledby="share">
      <h2 id="share">{t('share.title')}</h2>
      <ul>
        <li>
          <CopyButton value={url} labels={copyLabels} />
        </li>
        {native && (
          <li>
            <Button
              variant="secondary"
              prepend={<Share2 size={16} aria-hidden="true" />}
              // Closing the system dialog is a change of mind, not an error.
              onClick={() => sharePage({ url, title })}
            >
              {t('share.native')}
            </Button>
          </li>
        )}
        {shareNetworks.map(({ id, name, href }) => (
          <li key={id}>
            <a
              className="inline-row control pad-x-3 text-2"
              href={href(url, title)}
              {...(id !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {id === 'mail' ? t('share.mail') : name}
              {id !== 'mail' && <span className="visually-hidden"> {t('share.newTab')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

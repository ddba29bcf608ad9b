import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { siteIds } from '@/site/sites.ts'
import { site } from '@/site/site.ts'
import { Logo } from '@/ui/Logo.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { addressOn, isOn, previewWidths } from './preview.ts'
import type { PreviewLook } from './preview.ts'
import s from './preview.module.css'

interface PreviewToolsProps {
  kind: EditorKind
  article: EditorArticle
  look: PreviewLook
}

/** The options of the preview: the site with its address, and the window's width. */
export function PreviewTools({ kind, article, look }: PreviewToolsProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [, change] = useAddress()
  const set = (name: 'site' | 'width', value: string) =>
    change({ [name]: value }, { replace: true })
  const host = site.hosts[look.site]
  return (
    <>
      <div className={s.tools}>
        <div role="group" aria-label={common('label.site')} className={s.choice}>
          {siteIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={look.site === id}
              onClick={() => set('site', id)}
            >
              {site.hosts[id]}
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('preview.width')} className={s.choice}>
          {previewWidths.map((width) => (
            <button
              key={width}
              type="button"
              aria-pressed={look.width === width}
              onClick={() => set('width', width)}
            >
              {t(`preview.widths.${width}`)}
            </button>
          ))}
        </div>
      </div>
      {!isOn(host, article) && <Notice tone="warn">{t('preview.notHere', { host })}</Notice>}
      <p className={s.address}>
        <Logo size={20} name={site.brand} />
        <span className={s.url}>
          <LockKeyhole size={14} aria-hidden="true" />
          <span className="visually-hidden">{t('preview.address')}</span>
          <bdi translate="no">{addressOn(look.site, kind, article, site.hosts)}</bdi>
        </span>
      </p>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import type { EditorArticle } from '@/api/contract/editor.ts'
import { articleHref } from '@/shared/article/kinds.ts'
import { site } from '@/site/site.ts'
import { useBench } from './bench-context.ts'
import { Panel } from './Panel.tsx'
import { SlugDialog } from './SlugDialog.tsx'
import s from './edit.module.css'

/** The article's slug. It changes in a separate step, because links lead to it. */
export function SlugPanel({ onMoved }: { onMoved: (slug: string) => void }) {
  const { t } = useTranslation('editor')
  const { document } = useBench()
  const addressOf = useReaderAddress()
  const [open, setOpen] = useState(false)
  const former = document.article.formerSlugs ?? []
  return (
    <Panel title={t('edit.slug.title')}>
      <p className={`break text-2 ${s.address}`} translate="no">
        {addressOf(document.article)}
      </p>
      {former.length > 0 && (
        <div className="stack gap-1 quiet text-2">
          <p id="former-slugs">{t('edit.slug.former')}</p>
          <ul aria-labelledby="former-slugs" translate="no">
            {former.map((slug) => (
              <li key={slug} className="break">
                {slug}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="cluster gap-2">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('edit.slug.change')}
        </Button>
      </div>
      {open && <SlugDialog onMoved={onMoved} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

/** The article's address for readers, with the host. */
function useReaderAddress(): (article: Pick<EditorArticle, 'slug' | 'language'>) => string {
  const { kind } = useBench()
  return ({ slug, language }) => site.canonicalHost + articleHref(kind, slug, language)
}

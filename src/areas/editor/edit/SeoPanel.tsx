import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { cutText } from '@/lib/cut-text.ts'
import { isolated } from '@/lib/invisible.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { site } from '@/site/site.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import type { ArticleDraft } from '../article/document.ts'
import { useBench } from './bench-context.ts'
import { Counted } from './Counted.tsx'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'

/** The texts for search engines and social networks. Empty ones default to title and summary. */
export function SeoPanel() {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const words = useFieldWords()
  const { draft, set, document, problemAt } = useBench()
  const { seo } = draft
  const put = (patch: Partial<ArticleDraft['seo']>): void => set({ seo: { ...seo, ...patch } })
  const optional = common('form.optional')
  const canonical = problemAt('seo.canonical')
  return (
    <Panel title={t('edit.field.seo')} fold="closed">
      <div
        className={`box grid gap-0 pad-3 alice text-2 break ${s.snippet}`}
        role="group"
        aria-label={t('edit.seo.preview')}
      >
        <span>{`${site.canonicalHost} › … › ${document.article.slug}`}</span>
        <b lang={document.article.language}>{isolated(seo.title || draft.title)}</b>
        <span lang={document.article.language}>
          {cutText(seo.description || draft.excerpt, articleLimits.seoDescription.soft)}
        </span>
      </div>
      <Field
        id="article-seo-title"
        label={t('edit.seo.pageTitle')}
        marker={optional}
        help={
          <Counted text={seo.title} {...articleLimits.seoTitle}>
            {t('edit.seo.pageTitleHelp')}
          </Counted>
        }
      >
        <TextInput
          value={seo.title}
          lang={document.article.language}
          most={articleLimits.seoTitle.hard}
          onChange={({ target }) => put({ title: target.value })}
        />
      </Field>
      <Field
        id="article-seo-description"
        label={t('edit.seo.description')}
        marker={optional}
        help={
          <Counted text={seo.description} {...articleLimits.seoDescription}>
            {t('edit.seo.descriptionHelp')}
          </Counted>
        }
      >
        <Textarea
          rows={3}
          value={seo.description}
          lang={document.article.language}
          most={articleLimits.seoDescription.hard}
          onChange={({ target }) => put({ description: target.value })}
        />
      </Field>
      <Field
        id="article-seo-canonical"
        label={t('edit.seo.canonical')}
        marker={optional}
        help={t('edit.seo.canonicalHelp')}
        error={canonical && words(canonical, { bad_format: t('edit.seo.canonicalWrong') })}
      >
        <TextInput
          inputMode="url"
          value={seo.canonical ?? ''}
          most={articleLimits.url}
          onChange={({ target }) => put({ canonical: target.value.trim() || null })}
        />
      </Field>
      <Checkbox
        label={t('edit.seo.noindex')}
        help={t('edit.seo.noindexHelp')}
        checked={seo.noindex}
        onChange={({ target }) => put({ noindex: target.checked })}
      />
      <Field label={t('edit.seo.ogTitle')} marker={optional}>
        <TextInput
          value={seo.ogTitle ?? ''}
          lang={document.article.language}
          most={articleLimits.seoTitle.hard}
          onChange={({ target }) => put({ ogTitle: target.value || null })}
        />
      </Field>
      <Field label={t('edit.seo.ogDescription')} marker={optional} help={t('edit.seo.ogHelp')}>
        <Textarea
          rows={2}
          value={seo.ogDescription ?? ''}
          lang={document.article.language}
          most={articleLimits.seoDescription.hard}
          onChange={({ target }) => put({ ogDescription: target.value || null })}
        />
      </Field>
    </Panel>
  )
}

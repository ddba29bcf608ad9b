import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsArticle } from '@/api/contract/docs.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { AnchorHeading } from '../AnchorHeading.tsx'
import s from '../docs.module.css'

/** The changes of an article, newest first. */
export function Changes({ list }: { list: DocsArticle['changelog'] }) {
  const { t } = useTranslation('apiDocs')
  const format = formatFor(useLocale())
  if (list.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <AnchorHeading level={2} id="changes" title={t('changes')} label={t('anchor')} />
      <ul className={`stack gap-2 text-2 ${s.changes}`}>
        {list.map(({ date, text }, index) => (
          <li key={index}>
            <time dateTime={date}>{format.date(date)}</time> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

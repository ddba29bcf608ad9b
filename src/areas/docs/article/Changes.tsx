import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsArticle } from '@/api/contract/docs.ts'
import { Dated } from '@/shared/article/Dated.tsx'
import { AnchorHeading } from '../AnchorHeading.tsx'
import s from '../docs.module.css'

/** The changes of an article, newest first. */
export function Changes({ list }: { list: DocsArticle['changelog'] }) {
  const { t } = useTranslation('apiDocs')
  if (list.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <AnchorHeading level={2} id="changes" title={t('changes')} label={t('anchor')} />
      <ul className={`stack gap-2 text-2 ${s.changes}`}>
        {list.map(({ date, text }, index) => (
          <li key={index}>
            <Dated iso={date} /> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

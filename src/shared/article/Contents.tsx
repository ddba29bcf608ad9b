import { useTranslation } from '@/i18n/use-translation.ts'
import type { Heading } from '@/shared/article-body/outline.ts'
import { useCurrent } from '../use-current.ts'
import s from './article.module.css'

/** The table of contents. It marks the section that is being read. */
export function Contents({
  headings,
  lang,
}: {
  headings: readonly Heading[]
  /** Where it is not the page's. */
  lang: string | undefined
}) {
  const { t } = useTranslation('articles')
  const current = useCurrent(headings)
  return (
    <nav className={`box pad-4 text-2 ${s.contents}`} aria-label={t('contents')}>
      <p>{t('contents')}</p>
      <ol lang={lang}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { FoundPlace, Part } from './finder.ts'
import { byGroup } from './found.ts'
import s from './search.module.css'

interface SearchResultsProps {
  records: readonly FoundPlace[]
  onFollow: () => void
}

/** The results in the groups of the tree: what was found, where, and by which words. */
export const SearchResults = memo(function SearchResults({
  records,
  onFollow,
}: SearchResultsProps) {
  const { t } = useTranslation('apiDocs')
  const instead = records[0]?.instead
  return (
    <>
      {instead && <p className="quiet text-1 pad-x-3">{t('search.instead', { text: instead })}</p>}
      {byGroup(records).map(({ group, items }) => (
        <section key={group} aria-label={group}>
          <p className={`faint text-1 ${s.group}`} aria-hidden="true">
            {group}
          </p>
          <ul>
            {items.map(({ kind, slug, article, title, excerpt, anchor }) => (
              <li key={`${slug} ${anchor ?? ''}`}>
                <RouteLink
                  to={{
                    id: 'apiDocsArticle',
                    params: { slug },
                    ...(anchor !== null && { hash: anchor }),
                  }}
                  onClick={onFollow}
                >
                  <b>
                    <Marked parts={title} />
                  </b>
                  {kind !== 'article' && article !== '' && (
                    <span>{t(`search.in.${kind}`, { article })}</span>
                  )}
                  {excerpt.length > 0 && (
                    <span>
                      <Marked parts={excerpt} />
                    </span>
                  )}
                </RouteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={`faint text-1 ${s.group}`} aria-hidden="true">
        {t('search.keys')}
      </p>
    </>
  )
})

function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : part,
  )
}

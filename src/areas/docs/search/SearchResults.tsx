import { memo } from 'react'
import type { DocsFound } from '@/api/contract/docs.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { byGroup, marked } from './found.ts'
import s from './search.module.css'

interface SearchResultsProps {
  records: readonly DocsFound[]
  text: string
  onFollow: () => void
}

/** The results in the groups of the tree, with the searched words marked. */
export const SearchResults = memo(function SearchResults({
  records,
  text,
  onFollow,
}: SearchResultsProps) {
  return byGroup(records).map(({ group, items }) => (
    <section key={group} aria-label={group}>
      <p className={`faint text-1 ${s.group}`} aria-hidden="true">
        {group}
      </p>
      <ul>
        {items.map(({ slug, title, excerpt, anchor }) => (
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
                <Marked text={title} wanted={text} />
              </b>
              {excerpt && (
                <span>
                  <Marked text={excerpt} wanted={text} />
                </span>
              )}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  ))
})

function Marked({ text, wanted }: { text: string; wanted: string }) {
  return marked(text, wanted).map(({ part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : part,
  )
}

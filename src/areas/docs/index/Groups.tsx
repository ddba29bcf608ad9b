import type { DocsIndex } from '@/api/contract/docs.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from '../docs.module.css'

/** Every article in its group. */
export function Groups({ index }: { index: DocsIndex }) {
  return (
    <div className={`stack gap-6 ${s.groups}`}>
      {index.groups
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }) => (
          <section
            key={id}
            aria-labelledby={`group-${id}`}
            data-long={items.length > 12 || undefined}
          >
            <h3 id={`group-${id}`} className="heading mb-3">
              {title}
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item.slug}>
                  <RouteLink to={{ id: 'apiDocsArticle', params: { slug: item.slug } }}>
                    {item.title}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

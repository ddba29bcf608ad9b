import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsIndex } from '@/api/contract/docs.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from '../docs.module.css'

/** All articles in their groups; the open one is marked and in view. */
export function Tree({ index, slug }: { index: DocsIndex; slug: string }) {
  const { t } = useTranslation('apiDocs')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>('[aria-current]')
    // The tree scrolls in its own box; the page stays where it is.
    if (here && box.current)
      box.current.scrollTop = Math.max(0, here.offsetTop - box.current.clientHeight / 2)
  }, [index, slug])
  return (
    <nav ref={box} className={`relative grid gap-4 text-2 ${s.tree}`} aria-label={t('tree')}>
      {index.groups.map(({ id, title, items }) => (
        <div key={id} role="group" aria-labelledby={`tree-${id}`}>
          {/* Not a heading: it would stand before the page's. */}
          <p id={`tree-${id}`} className={`faint text-1 bold ${s.groupName}`}>
            {title}
          </p>
          <ul>
            {items.map((item) => (
              <li key={item.slug}>
                <RouteLink
                  to={{ id: 'apiDocsArticle', params: { slug: item.slug } }}
                  aria-current={item.slug === slug ? 'page' : undefined}
                >
                  {item.title}
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

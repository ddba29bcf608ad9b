import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '@/i18n/use-translation.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { ServerHtml } from '../html/ServerHtml.tsx'
import { colour } from '@/shared/article-body/colour.ts'
import { furnish } from '@/shared/article-body/furnish.ts'
import type { BodyBlock } from '@/shared/article-body/furnish.ts'
import { headingOf } from '@/shared/article-body/outline.ts'
import type { Body } from '@/shared/article-body/use-body.ts'
import s from '@/shared/article/article.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** Renders the author's text. */
export function ArticleBody({ body, lang }: { body: Body; lang?: string | undefined }) {
  const { t, i18n } = useTranslation()
  const copyLabels = useCopyLabels()
  const root = useRef<HTMLDivElement>(null)
  const [blocks, setBlocks] = useState<readonly BodyBlock[]>([])
  const tableLabel = t('label.table')

  useLayoutEffect(() => {
    if (!root.current || body.state === 'waiting' || body.state === 'lost') return
    setBlocks(furnish(root.current, tableLabel))
    return colour(root.current)
  }, [body, tableLabel])

  // Scrolls to the hash if its heading did not exist yet when the page opened.
  const { headings } = body
  useEffect(() => {
    const target = headingOf(location.hash, headings)
    const element = target && document.getElementById(target.id)
    if (element && Math.abs(element.getBoundingClientRect().top) > 1 && scrollY === 0)
      element.scrollIntoView()
  }, [headings])

  if (body.state === 'waiting') {
    return (
      <div aria-hidden="true">
        <Skeleton lines={6} />
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <div ref={root} className={`text-3 ${s.bodyPart}`}>
      <ServerHtml
        key={body.state}
        kind="article"
        html={body.html}
        lang={lang}
        served={body.state === 'served' ? body.html : undefined}
      />
      {blocks.map(({ place, code }, index) =>
        createPortal(
          <CopyButton
            value={code}
            variant="secondary"
            labels={copyLabels}
            {...(blocks.length > 1 && { about: String(index + 1) })}
          />,
          place,
          `${i18n.language}-${index}`,
        ),
      )}
    </div>
  )
}

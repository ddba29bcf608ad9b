import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '@/i18n/use-translation.ts'
import body from '@/shared/article/article.module.css'
import { furnish } from '@/shared/article-body/furnish.ts'
import type { BodyBlock } from '@/shared/article-body/furnish.ts'
import type { Body } from '@/shared/article-body/use-body.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { useSampleKey, useWithKey } from '@/shared/code-sample/sample-key.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { anchorHeadings } from './anchors.ts'
import { putKey } from './put-key.ts'

/** The text of an article, with copy buttons on its code and anchors on its headings. */
export function DocsBody({ text, lang }: { text: Body; lang?: string | undefined }) {
  const { t, i18n } = useTranslation()
  const { t: own } = useTranslation('apiDocs')
  const ownKey = useSampleKey()
  const withKey = useWithKey()
  const root = useRef<HTMLDivElement>(null)
  const [blocks, setBlocks] = useState<readonly BodyBlock[]>([])
  const tableLabel = t('label.table')
  const anchorLabel = own('anchor')
  useLayoutEffect(() => {
    if (!root.current || text.state === 'waiting' || text.state === 'lost') return
    setBlocks(furnish(root.current, tableLabel))
  }, [text, tableLabel])
  useEffect(() => {
    if (root.current) anchorHeadings(root.current, anchorLabel)
  }, [anchorLabel, text])
  useEffect(
    () => (root.current && ownKey !== null ? putKey(root.current, ownKey) : undefined),
    [ownKey, text],
  )

  if (text.state === 'waiting')
    return (
      <div aria-hidden="true">
        <Skeleton lines={6} />
      </div>
    )
  return (
    <div ref={root} className={`text-3 ${body.bodyPart}`}>
      <ServerHtml
        key={text.state}
        kind="article"
        html={text.html}
        lang={lang}
        served={text.state === 'served' ? text.html : undefined}
      />
      {blocks.map(({ place, code }, index) =>
        createPortal(
          <CopyButton
            value={() => withKey(code)}
            variant="secondary"
            {...(blocks.length > 1 && { about: String(index + 1) })}
            labels={{
              copy: t('action.copy'),
              copied: t('action.copied'),
              failed: t('action.copyFailed'),
            }}
          />,
          place,
          `${i18n.language}-${index}`,
        ),
      )}
    </div>
  )
}

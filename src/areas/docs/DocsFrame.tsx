import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { Button } from '@/ui/Button.tsx'
import { Container } from '@/ui/Container.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import s from './docs.module.css'
import { DocsSearch } from './search/DocsSearch.tsx'
import { Tree } from './tree/Tree.tsx'

interface DocsFrameProps {
  /** The open article. */
  slug: string
  children: ReactNode
}

/** The frame of an article, with the navigation at its side, or above it on narrow screens. */
export function DocsFrame({ slug, children }: DocsFrameProps) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const { currentData: data, isError, refetch } = docsApi.useDocsIndexQuery({ language })
  const [isOpen, setIsOpen] = useState(false)
  const tree = data ? (
    <Tree index={data} slug={slug} />
  ) : isError ? (
    <p className="text-2" role="alert">
      {withGap(t('treeLost'))}
      <Button variant="tertiary" onClick={() => void refetch()}>
        {common('action.retry')}
      </Button>
    </p>
  ) : (
    <Skeleton lines={8} />
  )
  return (
    <Container className={`stack gap-5 ${s.page}`}>
      <div className={`stack gap-3 content-start ${s.rail}`} data-print="no">
        <DocsSearch />
        <Button
          variant="secondary"
          block
          className={s.toggle}
          aria-expanded={isOpen}
          aria-controls="docs-tree"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('tree')}
        </Button>
        <div id="docs-tree" className={s.treeBox} data-open={isOpen || undefined}>
          {tree}
        </div>
      </div>
      {children}
    </Container>
  )
}

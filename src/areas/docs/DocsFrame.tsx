import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocsIndex } from '@/api/contract/docs.ts'
import { Button } from '@/ui/Button.tsx'
import { Container } from '@/ui/Container.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { Asked } from './data.ts'
import s from './docs.module.css'
import { DocsSearch } from './search/DocsSearch.tsx'
import { Tree } from './tree/Tree.tsx'

interface DocsFrameProps {
  index: Asked<DocsIndex>
  /** The open article. */
  slug: string
  children: ReactNode
}

/** The frame of an article, with the navigation at its side, or above it on narrow screens. */
export function DocsFrame({
  index: { data, problem, loading, retry },
  slug,
  children,
}: DocsFrameProps) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const tree = data ? (
    <Tree index={data} slug={slug} />
  ) : problem && !loading ? (
    <p className={s.treeLost} role="alert">
      {t('treeLost')}{' '}
      <Button variant="tertiary" onClick={retry}>
        {common('action.retry')}
      </Button>
    </p>
  ) : (
    <Skeleton lines={8} />
  )
  return (
    <Container className={s.page}>
      <div className={s.rail} data-print="no">
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

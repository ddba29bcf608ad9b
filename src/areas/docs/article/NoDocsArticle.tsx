import { useTranslation } from '@/i18n/use-translation.ts'
import type { Problem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'
import s from '../docs.module.css'

interface NoArticleProps {
  problem: Problem
  slug: string
  /** The requested version. */
  version: string | undefined
  onRetry: () => void
  busy: boolean
}

/** The article does not exist, or could not be loaded. */
export function NoDocsArticle({ problem, slug, version, onRetry, busy }: NoArticleProps) {
  const { t } = useTranslation('apiDocs')
  if (problem.status !== 404)
    return (
      <div className={s.article}>
        <ProblemState level={1} problem={problem} onRetry={onRetry} busy={busy} />
      </div>
    )
  return (
    <div className={s.article}>
      <EmptyState
        level={1}
        illustration={<NotFoundGlyph />}
        title={t('missing.title')}
        action={
          <RouteLink
            to={
              version === undefined ? { id: 'apiDocs' } : { id: 'apiDocsArticle', params: { slug } }
            }
            className={buttonClass({})}
          >
            {t(version === undefined ? 'missing.all' : 'missing.current')}
          </RouteLink>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}

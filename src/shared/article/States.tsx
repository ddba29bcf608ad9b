import { useTranslation } from '@/i18n/use-translation.ts'
import type { Problem } from '@/api/problem.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Container } from '@/ui/Container.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'
import { ProblemState } from '../ProblemState.tsx'
import { RouteLink } from '../RouteLink.tsx'
import { articleKindRows } from './kinds.ts'

interface NoListProps {
  /** Null if nothing was found or published. */
  problem: Problem | null
  onRetry: () => void
  busy: boolean
  text: string
  /** Shown if nothing was published. */
  title: string
  onReset: () => void
}

export function NoList({ problem, onRetry, busy, text, title, onReset }: NoListProps) {
  const { t } = useTranslation('articles')
  const { t: common } = useTranslation()
  if (problem) return <ProblemState problem={problem} onRetry={onRetry} busy={busy} />
  return (
    <EmptyState
      illustration={<EmptyBox />}
      title={text === '' ? title : t('list.nothing', { text })}
      action={
        text !== '' && (
          <Button variant="secondary" onClick={onReset}>
            {common('action.resetFilters')}
          </Button>
        )
      }
    >
      {text === '' ? t('list.emptyText') : t('list.nothingText')}
    </EmptyState>
  )
}

interface NoArticleProps {
  kind: ArticleKind
  problem: Problem
  onRetry: () => void
  busy: boolean
}

/** The article does not exist, was withdrawn, or cannot be loaded. */
export function NoArticle({ kind, problem, onRetry, busy }: NoArticleProps) {
  const { t } = useTranslation('articles')
  if (problem.status !== 404) {
    return (
      <Container width="text">
        <ProblemState level={1} problem={problem} onRetry={onRetry} busy={busy} />
      </Container>
    )
  }
  return (
    <EmptyState
      level={1}
      illustration={<NotFoundGlyph />}
      title={t(`missing.${kind}.title`)}
      action={
        <RouteLink to={{ id: articleKindRows[kind].list }} className={buttonClass({ size: 'lg' })}>
          {t(`missing.${kind}.list`)}
        </RouteLink>
      }
    >
      {t('missing.text')}
    </EmptyState>
  )
}

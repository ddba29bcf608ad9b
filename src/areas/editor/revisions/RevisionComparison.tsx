import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorArticle, EditorKind, Revision } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { chunk } from '@/lib/chunk.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { currentSide, useRevisionsAddress } from './use-revisions-address.ts'
import { Diff } from './Diff.tsx'
import { useNoteName } from './use-note-name.ts'
import s from '../editor.module.css'

type Differ = typeof import('./diff-view.ts')
const loadDiffer = () => chunk(() => import('./diff-view.ts'), { reload: false })

interface ComparisonProps {
  kind: EditorKind
  article: EditorArticle
  revisions: readonly Revision[]
  before: string
  after: string
  onRestore: (revision: Revision) => void
}

/** Compares two versions, field by field and word by word. */
export function RevisionComparison({
  kind,
  article,
  revisions,
  before,
  after,
  onRestore,
}: ComparisonProps) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  const noteName = useNoteName()
  const { open, show } = useRevisionsAddress()
  const one = useVersion(kind, article, before)
  const other = useVersion(kind, article, after)
  const [differ, setDiffer] = useState<Differ | 'lost' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    loadDiffer().then(
      (module) => current && setDiffer(module),
      () => current && setDiffer('lost'),
    )
    return () => {
      current = false
    }
  }, [attempt])
  const problem =
    one.problem ?? other.problem ?? (differ === 'lost' ? { kind: 'PART_LOST' as const } : null)
  const chosen = revisions.find(({ id }) => String(id) === before)
  const options = (not: string) => (
    <>
      {not !== currentSide && <option value={currentSide}>{t('revisions.current')}</option>}
      {revisions
        .filter(({ id }) => String(id) !== not)
        .map(({ id, at, by, note }) => (
          <option key={id} value={id}>
            {joinTexts(' · ', [format.date(at, 'dateTime'), by, note && noteName(note)])}
          </option>
        ))}
    </>
  )
  return (
    <div className="stack gap-5">
      <div className={`stack gap-3 ${s.sides}`}>
        <Field label={t('revisions.before')}>
          <Select value={before} onChange={({ target }) => show(target.value, after, true)}>
            {options(after)}
          </Select>
        </Field>
        <Field label={t('revisions.after')}>
          <Select value={after} onChange={({ target }) => show(before, target.value, true)}>
            {options(before)}
          </Select>
        </Field>
      </div>
      {problem ? (
        <ProblemState
          level={3}
          problem={problem}
          onRetry={() => {
            one.retry()
            other.retry()
            if (differ === 'lost') setAttempt(attempt + 1)
          }}
        />
      ) : one.version && other.version && differ && differ !== 'lost' ? (
        <>
          <Diff
            label={t('edit.field.title')}
            view={differ.diffText(one.version.title, other.version.title)}
          />
          {one.version.slug !== undefined && other.version.slug !== undefined && (
            <Diff
              label={t('edit.slug.title')}
              view={differ.diffText(one.version.slug, other.version.slug)}
            />
          )}
          <Diff
            label={t('edit.field.excerpt')}
            view={differ.diffText(one.version.excerpt, other.version.excerpt)}
          />
          <Diff
            label={t('edit.field.bodyHtml')}
            view={differ.diffHtml(one.version.bodyHtml, other.version.bodyHtml)}
          />
        </>
      ) : (
        <SkeletonGroup label={t('revisions.comparing')}>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
      <div className="cluster gap-2">
        <Button variant="secondary" onClick={open}>
          {t('revisions.toList')}
        </Button>
        {chosen && (
          <Button variant="secondary" onClick={() => onRestore(chosen)}>
            {t('revisions.restoreBefore')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface Version {
  title: string
  excerpt: string
  bodyHtml: string
  /** The slug, if the backend stores it with a version. */
  slug: string | undefined
}

/** A version by its id, or the current article. */
function useVersion(kind: EditorKind, article: EditorArticle, id: string) {
  const isCurrent = id === currentSide
  const { currentData, error, refetch } = editorApi.useEditorRevisionQuery(
    { kind, id },
    { skip: isCurrent },
  )
  const found = isCurrent ? article : currentData
  const kept: unknown = found?.slug
  const version: Version | undefined = found && {
    title: found.title,
    excerpt: found.excerpt,
    bodyHtml: found.bodyHtml,
    slug: typeof kept === 'string' ? kept : undefined,
  }
  return {
    version,
    problem: !isCurrent && error && !currentData ? toProblem(error) : null,
    retry: () => {
      if (!isCurrent) void refetch()
    },
  }
}

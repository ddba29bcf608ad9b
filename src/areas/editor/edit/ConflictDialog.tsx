import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorArticle } from '@/api/contract/editor.ts'
import { chunk } from '@/lib/chunk.ts'
import type { Format } from '@/i18n/format.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { plainText } from '@/shared/html/plain-text.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { differing, articleDraft, shownDraftFields } from '../article/document.ts'
import type { ArticleDraft, DraftField } from '../article/document.ts'
import { Diff } from '../revisions/Diff.tsx'
import s from './edit.module.css'

type Differ = typeof import('../revisions/diff-view.ts')

interface ConflictDialogProps {
  mine: ArticleDraft
  theirs: EditorArticle
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Two versions of an article side by side. Nothing is lost until the person decides. */
export function ConflictDialog({ mine, theirs, onMine, onTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [differ, setDiffer] = useState<Differ | null>(null)
  useEffect(() => {
    let current = true
    chunk(() => import('../revisions/diff-view.ts'), { reload: false }).then(
      (module) => current && setDiffer(module),
      () => {},
    )
    return () => {
      current = false
    }
  }, [])
  const other = articleDraft(theirs)
  const fields = differing(mine, other, shownDraftFields)
  return (
    <Modal
      open
      size="lg"
      title={t('edit.conflict.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onMine}>{t('edit.conflict.mine')}</Button>
          <Button variant="secondary" onClick={onTheirs}>
            {t('edit.conflict.theirs')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('edit.conflict.later')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <p>
          {t('edit.conflict.text', {
            name: theirs.updatedBy || t('edit.conflict.somebody'),
            at: format.date(theirs.updatedAt, 'dateTime'),
          })}
        </p>
        <div className={`stack gap-4 ${s.versions}`}>
          {fields.map((field) => (
            <section key={field}>
              <h3>{t(`edit.field.${field}`)}</h3>
              <div className={`stack gap-3 ${s.two}`}>
                <div
                  className={`box grid gap-1 content-start pad-3 text-2 break ${s.version}`}
                  lang={theirs.language}
                >
                  <b>{t('edit.conflict.yours')}</b>
                  {shown(mine, field, format.list)}
                </div>
                <div
                  className={`box grid gap-1 content-start pad-3 text-2 break ${s.version}`}
                  lang={theirs.language}
                >
                  <b>
                    {t('edit.conflict.other', {
                      name: theirs.updatedBy || t('edit.conflict.somebody'),
                    })}
                  </b>
                  {shown(other, field, format.list)}
                </div>
              </div>
              {field === 'bodyHtml' && differ && (
                <Diff
                  label={t('edit.conflict.difference')}
                  view={differ.diffHtml(other.bodyHtml, mine.bodyHtml)}
                />
              )}
            </section>
          ))}
        </div>
      </div>
    </Modal>
  )
}

/** A field as text. A field without its own words shows its value. */
function shown(draft: ArticleDraft, field: DraftField, list: Format['list']): string {
  const value = draft[field]
  if (value === null || value === '') return '—'
  if (field === 'bodyHtml') return plainText(draft.bodyHtml)
  if (Array.isArray(value)) return value.length > 0 ? list(value.map(String)) : '—'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'object')
    return Object.values(value)
      .filter((one) => typeof one === 'string' && one !== '')
      .join('\n')
  return String(value)
}

import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { isPublished } from '../article/machine.ts'
import { useBench } from './bench-context.ts'
import { SlugNote } from './SlugNote.tsx'
import { suggestSlug, useSlugState } from './use-slug.ts'

/** Changes the slug of an article. */
export function SlugDialog({
  onMoved,
  onClose,
}: {
  onMoved: (slug: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const words = useFieldWords()
  const { kind, document, draft, save } = useBench()
  const { article } = document
  const [update] = editorApi.useEditorUpdateMutation()
  const action = useAction()
  const [slug, setSlug] = useState(article.slug)
  const [judged, setJudged] = useState(false)
  const state = useSlugState(kind, slug, article.language, article)
  const refused = action.refused?.problem.fields?.['slug']
  const wrong =
    state.is === 'empty'
      ? { code: 'required' }
      : state.is === 'wrong'
        ? { code: 'bad_format' }
        : state.is === 'taken'
          ? { code: 'not_unique' }
          : refused

  async function go(): Promise<void> {
    setJudged(true)
    if (state.is === 'same') return onClose()
    if (state.is === 'empty' || state.is === 'wrong' || state.is === 'taken')
      return globalThis.document.getElementById('article-slug')?.focus()
    const moved = await action.run(async () => {
      // Saves the text first: the version sent with the slug must be the server's.
      if (!(await save.flush()))
        throw toProblem({ kind: 'HTTP', status: 409, code: 'ERROR_CONFLICT' })
      save.adopt(
        await update({
          kind,
          id: article.id,
          updatedAt: save.get().article.updatedAt,
          slug,
        }).unwrap(),
      )
    })
    if (!moved) return
    onClose()
    onMoved(slug)
  }

  return (
    <Modal
      open
      size="sm"
      title={t('edit.slug.change')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button loading={action.busy} loadingText={common('busy')} onClick={() => void go()}>
            {common('action.change')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        {!refused && <ActionProblem action={action} />}
        {isPublished(article.status) && (
          <Notice tone={article.formerSlugs ? 'info' : 'warn'} title={t('edit.slug.live')}>
            {t(article.formerSlugs ? 'edit.slug.liveKept' : 'edit.slug.liveText')}
          </Notice>
        )}
        <Field
          id="article-slug"
          label={t('edit.slug.title')}
          help={t('edit.slug.help')}
          error={
            judged &&
            wrong &&
            words(wrong, { bad_format: t('edit.slug.wrong'), not_unique: t('edit.slug.taken') })
          }
          required
        >
          <TextInput
            mono
            value={slug}
            most={articleLimits.slug.max}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSlug(target.value.trim().toLowerCase())}
          />
        </Field>
        <SlugNote state={state} onTake={setSlug} />
        <div className="cluster gap-2">
          <Button
            variant="tertiary"
            onClick={() => void suggestSlug(draft.title).then(setSlug, () => {})}
          >
            {t('edit.slug.fromTitle')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

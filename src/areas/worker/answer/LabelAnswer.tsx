import { useTranslation } from '@/i18n/use-translation.ts'
import { isolated } from '@/lib/invisible.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import type { Size } from '@/shared/picture/outline.ts'
import { SpanText } from '@/shared/spans/SpanText.tsx'
import { withSpan } from '@/shared/spans/with-span.ts'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { ClassButtons, ClassChoice, classKeys } from './ClassChoice.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { withoutLast } from './draft.ts'
import type { AnswerProps } from './draft.ts'
import type { TaskProject } from './draft-types.ts'
import { useHistory } from './use-history.ts'
import s from './answer.module.css'

interface LabelAnswerProps extends AnswerProps {
  project: TaskProject
}

/** An item of a labelling project that gets one class as a whole. */
export function ClassAnswer({
  task,
  project,
  draft,
  onDraft,
  size,
}: LabelAnswerProps & { size: Size | null }) {
  const { t } = useTranslation('desk')
  const src = pictureUrl(task.imageUrl)
  const setClass = (labelId: string): void => onDraft({ ...draft, labelId })
  useShortcuts({ title: t('steps'), shortcuts: classKeys(project, setClass) })
  return (
    <>
      {src && <DeskPicture src={src} size={size} label={t('picture.task')} />}
      {task.text && <p className={`pad-4 break ${s.text}`}>{isolated(task.text)}</p>}
      <ClassButtons
        project={project}
        chosen={draft.labelId}
        legend={t('project.class')}
        isFirst
        onClass={setClass}
      />
    </>
  )
}

/** A text of a labelling project whose parts get classes. */
export function SpansAnswer({ task, project, draft, onDraft }: LabelAnswerProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const history = useHistory(draft, onDraft, withoutLast(draft))
  const setClass = (labelId: string): void => onDraft({ ...draft, labelId })
  const colourOf = (id: string): string =>
    project.labels.find((label) => label.id === id)?.color || 'var(--blue)'
  useShortcuts({
    title: t('steps'),
    shortcuts: [
      { keys: ['Mod+Z'], name: common('action.undo'), run: () => history.undo?.() },
      { keys: ['Mod+Y'], name: common('action.redo'), run: () => history.redo?.() },
      ...classKeys(project, setClass),
    ],
  })
  return (
    <>
      <p className="quiet text-1">{t('project.spansHow')}</p>
      <SpanText
        text={task.text ?? ''}
        label={t('project.text')}
        spans={draft.spans.map(({ start, end, labelId }) => ({
          start,
          end,
          color: colourOf(labelId),
        }))}
        onSpan={(start, end) =>
          history.commit({
            ...draft,
            spans: withSpan(draft.spans, { start, end, labelId: draft.labelId }),
          })
        }
      />
      <ClassChoice
        project={project}
        way="spans"
        draft={draft}
        text={task.text}
        onClass={setClass}
        onMarks={history.commit}
      />
    </>
  )
}

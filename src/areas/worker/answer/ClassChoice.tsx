import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { AttributeValues } from '@/api/contract/label-classes.ts'
import { cutText } from '@/lib/cut-text.ts'
import { AttributeFields } from '@/shared/attributes/AttributeFields.tsx'
import { ClassSelect } from '@/shared/attributes/ClassSelect.tsx'
import { valuesFor } from '@/shared/attributes/attributes.ts'
import { Button } from '@/ui/Button.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import type { Shortcut } from '@/ui/use-shortcuts.ts'
import type { AnswerDraft, TaskProject } from './draft-types.ts'
import { closed } from './labelled.ts'
import type { LabelWay } from './labelled.ts'
import type { History } from './use-history.ts'
import s from './answer.module.css'

/** The keys of the classes of a labelling project. */
export const classKeys = (
  project: TaskProject | null,
  setClass: (labelId: string) => void,
): Shortcut[] =>
  (project?.labels ?? []).flatMap(({ id, name, hotkey }) =>
    hotkey === null
      ? []
      : [{ keys: [hotkey.toUpperCase()], name: cutText(name, 40), run: () => setClass(id) }],
  )

/** The classes of a labelling project with their keys. */
export function ClassButtons({
  project,
  chosen,
  legend,
  isFirst = false,
  onClass,
}: {
  project: TaskProject
  chosen: string
  legend: string
  /** Whether a new task focuses them; a picture where marks are drawn comes before them. */
  isFirst?: boolean
  onClass: (labelId: string) => void
}) {
  return (
    <div role="group" aria-label={legend} className="cluster gap-2">
      {project.labels.map(({ id, name, color, hotkey }, at) => (
        <Button
          key={id}
          data-answer={isFirst && at === 0 ? '' : undefined}
          variant={chosen === id ? 'primary' : 'secondary'}
          aria-pressed={chosen === id}
          prepend={<span className={s.colour} style={{ background: color }} />}
          onClick={() => onClass(id)}
        >
          {cutText(name, 40)} {hotkey !== null && <Kbd>{hotkey.toUpperCase()}</Kbd>}
        </Button>
      ))}
    </div>
  )
}

export type MarkedWay = Extract<LabelWay, 'boxes' | 'outlines' | 'points' | 'spans'>
const fieldOf = { boxes: 'boxes', outlines: 'parts', points: 'parts', spans: 'spans' } as const

interface ClassChoiceProps {
  project: TaskProject
  way: MarkedWay
  draft: AnswerDraft
  /** The text of an item whose parts are marked. */
  text?: string | null
  onClass: (labelId: string) => void
  /** Changes the marks as one step. */
  onMarks: History['commit']
}

/** The class of the next mark, and the marks that are there, each with its own. */
export function ClassChoice({ project, way, draft, text, onClass, onMarks }: ClassChoiceProps) {
  const { t } = useTranslation('desk')
  const field = fieldOf[way]
  const marks: readonly Said[] = draft[field]
  const canClose = draft.points.length > 2
  const classOf = (id: string | undefined) => project.labels.find((label) => label.id === id)
  const change = (at: number, said: Said | null): AnswerDraft => {
    if (field === 'boxes') return { ...draft, boxes: changed(draft.boxes, at, said) }
    if (field === 'parts') return { ...draft, parts: changed(draft.parts, at, said) }
    return { ...draft, spans: changed(draft.spans, at, said) }
  }
  return (
    <div className="stack gap-2">
      <ClassButtons
        project={project}
        chosen={draft.labelId}
        legend={t('project.classes')}
        isFirst={way === 'spans'}
        onClass={onClass}
      />
      {way === 'outlines' && (
        <div>
          {/* It keeps its place, so that the third corner moves no outline under the finger. */}
          <Button
            variant="secondary"
            aria-disabled={!canClose || undefined}
            onClick={canClose ? () => onMarks(closed(draft)) : undefined}
          >
            {t('project.close')}
          </Button>
        </div>
      )}
      {marks.length > 0 && (
        <ol className="stack gap-1" aria-label={t(`project.list.${way}`)}>
          {marks.map(({ labelId, attributes = {} }, at) => (
            <li key={at} className="row wrap align-end gap-2">
              {way === 'spans' && (
                <q className={`break ${s.said}`}>
                  {cutText((text ?? '').slice(draft.spans[at]?.start, draft.spans[at]?.end), 80)}
                </q>
              )}
              <ClassSelect
                labels={project.labels}
                aria-label={t(`project.row.${way}`, { number: at + 1 })}
                value={labelId ?? ''}
                onClass={(value) =>
                  onMarks(
                    change(at, {
                      labelId: value,
                      ...(way !== 'spans' && {
                        attributes: valuesFor(classOf(value)?.attributes ?? [], attributes),
                      }),
                    }),
                  )
                }
              />
              {way !== 'spans' && (
                <AttributeFields
                  attributes={classOf(labelId)?.attributes ?? []}
                  values={attributes}
                  about={t(`project.mark.${way}`, { number: at + 1 })}
                  onValues={(values) =>
                    onMarks(change(at, { attributes: values }), `attributes-${at}`)
                  }
                />
              )}
              <Button
                variant="tertiary"
                hideText
                prepend={<X size={18} aria-hidden="true" />}
                onClick={() => onMarks(change(at, null))}
              >
                {t(`project.remove.${way}`, { number: at + 1 })}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** What is said of a mark. */
interface Said {
  labelId?: string | undefined
  attributes?: AttributeValues | undefined
}

/** The marks with something else said of one of them, or without it. */
const changed = <Mark extends object>(
  marks: readonly Mark[],
  at: number,
  said: Said | null,
): readonly Mark[] => {
  const mark = marks[at]
  return said === null || !mark ? marks.toSpliced(at, 1) : marks.with(at, { ...mark, ...said })
}

import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cutText } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import { Select } from '@/ui/Select.tsx'
import type { AnswerDraft, TaskProject } from './draft.ts'
import s from './answer.module.css'

interface ClassChoiceProps {
  project: TaskProject
  draft: AnswerDraft
  onClass: (labelId: string) => void
  /** Changes the boxes as one step. */
  onBoxes: (boxes: AnswerDraft['boxes']) => void
}

/** The classes of a labelling project with their keys, and the boxes, each with its class. */
export function ClassChoice({ project, draft, onClass, onBoxes }: ClassChoiceProps) {
  const { t } = useTranslation('desk')
  return (
    <div className="stack gap-2">
      <div role="group" aria-label={t('project.classes')} className="cluster gap-2">
        {project.labels.map(({ id, name, color, hotkey }) => (
          <Button
            key={id}
            variant={draft.labelId === id ? 'primary' : 'secondary'}
            aria-pressed={draft.labelId === id}
            prepend={<span className={s.colour} style={{ background: color }} />}
            onClick={() => onClass(id)}
          >
            {cutText(name, 40)} {hotkey !== null && <Kbd>{hotkey.toUpperCase()}</Kbd>}
          </Button>
        ))}
      </div>
      {draft.boxes.length > 0 && (
        <ol className="stack gap-1" aria-label={t('project.boxes')}>
          {draft.boxes.map((box, at) => (
            <li key={`${box.x}:${box.y}:${at}`} className="row align-center gap-2">
              <Select
                aria-label={t('project.box', { number: at + 1 })}
                value={box.labelId ?? ''}
                onChange={({ target }) =>
                  onBoxes(draft.boxes.with(at, { ...box, labelId: target.value }))
                }
              >
                {project.labels.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {cutText(name, 40)}
                  </option>
                ))}
              </Select>
              <Button
                variant="tertiary"
                hideText
                prepend={<X size={18} aria-hidden="true" />}
                onClick={() => onBoxes(draft.boxes.toSpliced(at, 1))}
              >
                {t('project.remove', { number: at + 1 })}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** What the owner of a project says: its instructions, and what is right and wrong. */
export function ProjectBrief({ project }: { project: TaskProject }) {
  const { t } = useTranslation('desk')
  const { instructions, examples, start } = project
  const drawn = start?.boxes?.length ?? 0
  return (
    <>
      {drawn > 0 && <p className="text-2">{t('project.start', { count: drawn })}</p>}
      <Disclosure summary={t('project.instructions')}>
        <div className="stack gap-2">
          {instructions.split(/\n{2,}/).map((part) => (
            <p key={part} className="break">
              {cutText(part, 2000)}
            </p>
          ))}
          {([true, false] as const).map((good) => {
            const shown = examples.filter((one) => one.good === good)
            return (
              shown.length > 0 && (
                <div key={String(good)}>
                  <p className="bold">{t(good ? 'project.right' : 'project.wrong')}</p>
                  <ul>
                    {shown.map(({ text }) => (
                      <li key={text} className="break">
                        {cutText(text, 500)}
                      </li>
                    ))}
                  </ul>
                </div>
              )
            )
          })}
        </div>
      </Disclosure>
    </>
  )
}

import { Image, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { labelLook } from './label-look.ts'
import { colours, isUsed, labelLength, labelName, mostLabels } from './work.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from './annotator.module.css'
import type { AnnotatorDesk } from './types.ts'

/** The classes: the one for new shapes, or the selected shape's. */
export function LabelPanel({
  desk: { work, dispatch, say },
  isUsedElsewhere,
}: {
  desk: AnnotatorDesk
  /** Whether another picture of the set has a class. */
  isUsedElsewhere: (label: number) => boolean
}) {
  const { t } = useTranslation('annotator')
  const { t: common } = useTranslation()
  const format = formatFor(useLocale())
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState(false)
  const [long, setLong] = useState<{ of: number; name: string } | null>(null)
  const { labels, shapes, tags } = work.now
  const chosen = shapes.find((shape) => shape.id === work.selected)
  const current = labels.find((label) => label.id === (chosen?.label ?? work.label)) ?? labels[0]
  const used = (label: number): number => shapes.filter((shape) => shape.label === label).length
  return (
    <section aria-labelledby={id} className={`stack gap-3 pad-4 ${s.part}`}>
      <h3 id={id}>{t('labels')}</h3>
      <ul className={`stack gap-0 ${s.labels}`}>
        {labels.map((label, index) => (
          <li key={label.id}>
            <button
              type="button"
              aria-pressed={label === current}
              onClick={() => {
                dispatch({ type: 'label', id: label.id })
                say(t('said.label', { label: label.name }))
              }}
            >
              <span className={`rigid ${s.swatch}`} {...labelLook(label)} />
              <span className="grow min-0 break">{label.name || `label_${label.id}`}</span>{' '}
              <span className="quiet text-1 regular num">{used(label.id)}</span>{' '}
              {index < 9 && <Kbd>{index + 1}</Kbd>}
            </button>
          </li>
        ))}
      </ul>
      <div className="cluster gap-2">
        <Button
          variant="service"
          prepend={<Plus size={16} aria-hidden="true" />}
          aria-disabled={labels.length >= mostLabels}
          onClick={() => {
            dispatch({ type: 'addLabel', name: t('newLabel', { number: labels.length + 1 }) })
            setEditing(true)
            // The input has rendered by then.
            requestAnimationFrame(() => name.current?.select())
          }}
        >
          {t('addLabel')}
        </Button>
        <Button
          variant="service"
          aria-expanded={editing}
          aria-controls={`${id}-edit`}
          onClick={() => setEditing(!editing)}
        >
          {common('action.edit')}
        </Button>
      </div>
      {current && (
        <div>
          <Button
            variant="service"
            aria-pressed={tags.includes(current.id)}
            prepend={<Image size={16} aria-hidden="true" />}
            onClick={() => {
              dispatch({ type: 'tag', id: current.id })
              const label = labelName(current)
              say(t(tags.includes(current.id) ? 'said.untagged' : 'said.tagged', { label }))
            }}
          >
            {t('tag', { label: labelName(current) })}
          </Button>
          {tags.length > 0 && (
            <p className="quiet text-1 regular break">
              {t('tags', {
                labels: format.list(
                  labels.filter(({ id: label }) => tags.includes(label)).map(labelName),
                ),
              })}
            </p>
          )}
        </div>
      )}
      {current && (
        <div
          id={`${id}-edit`}
          hidden={!editing}
          className={`grid gap-3 items-start line-above ${s.edit}`}
        >
          <Field label={common('label.title')}>
            <TextInput
              ref={name}
              value={long?.of === current.id ? long.name : current.name}
              most={labelLength}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                // A name that is too long stays here until it has been shortened.
                const isLong = target.value.length > labelLength
                setLong(isLong ? { of: current.id, name: target.value } : null)
                if (isLong) return
                dispatch({
                  type: 'editLabel',
                  label: { ...current, name: target.value },
                  merge: `name-${current.id}`,
                })
              }}
              onBlur={() => dispatch({ type: 'settle' })}
            />
          </Field>
          <fieldset className={`row wrap gap-1 text-2 ${s.palette}`}>
            <legend>{t('colour')}</legend>
            {Array.from({ length: colours }, (_, colour) => (
              <label className="middle relative" key={colour}>
                <input
                  type="radio"
                  name={`${id}-colour`}
                  checked={current.colour === colour}
                  onChange={() => dispatch({ type: 'editLabel', label: { ...current, colour } })}
                />
                <span className={`rigid ${s.swatch}`} data-colour={colour} />
                <span className="visually-hidden">{t('colourOf', { number: colour + 1 })}</span>
              </label>
            ))}
          </fieldset>
          {!isUsed(work.now, current.id) && !isUsedElsewhere(current.id) && labels.length > 1 && (
            <Button
              variant="service"
              prepend={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => dispatch({ type: 'removeLabel', id: current.id })}
            >
              {t('removeLabel')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

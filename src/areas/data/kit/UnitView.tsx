import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { LabelAnnotations } from '@/api/contract/label-annotations.ts'
import type { LabelItem, WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { cutText } from '@/lib/cut-text.ts'
import { isolated } from '@/lib/invisible.ts'
import { inSeries, withGap } from '@/lib/sentences.ts'
import { attributeWords } from '@/shared/attributes/attributes.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import s from './unit.module.css'

type Place = readonly [number, number]
interface Outline {
  labelId: string
  points: readonly Place[]
  isPoint?: true
}

export function outlinesOf({ boxes, polygons, points }: LabelAnnotations): Outline[] {
  return [
    ...boxes.map(({ xMin, yMin, xMax, yMax, labelId }) => ({
      labelId,
      points: [
        [xMin, yMin],
        [xMax, yMin],
        [xMax, yMax],
        [xMin, yMax],
      ] as const,
    })),
    ...polygons.map(({ points: corners, labelId }) => ({ labelId, points: corners })),
    ...points.map(({ x, y, labelId }) => ({
      labelId,
      points: [[x, y]] as const,
      isPoint: true as const,
    })),
  ]
}

/** The strokes by which people are told apart, beside the colours of classes. */
const dashes = ['none', '10 6', '3 5', '14 4 3 4', '6 3', '1 6']

interface DrawnProps {
  item: Pick<LabelItem, 'width' | 'height'>
  project: LabelProject
  annotations: LabelAnnotations
  /** The number of the person, from 0, or none for the joint answer. */
  person?: number
}

function Drawn({ item, project, annotations, person }: DrawnProps) {
  const size = Math.max(item.width ?? 1, item.height ?? 1)
  return outlinesOf(annotations).map(({ labelId, points, isPoint }, at) => {
    const colour = project.labels.find(({ id }) => id === labelId)?.color || '#1f5eff'
    const [first = [0, 0]] = points
    const line = {
      stroke: colour,
      fill: 'none',
      strokeWidth: 2,
      vectorEffect: 'non-scaling-stroke' as const,
      strokeDasharray: person === undefined ? 'none' : dashes[person % dashes.length],
    }
    return isPoint ? (
      <circle key={at} cx={first[0]} cy={first[1]} r={size / 90} {...line} fill={colour} />
    ) : (
      <path key={at} d={`M${points.map((point) => point.join(' ')).join('L')}z`} {...line} />
    )
  })
}

/** A picture with shapes over it, at any size. */
export function UnitPicture({
  project,
  item,
  people,
}: {
  project: LabelProject
  item: WholeLabelItem
  /** The people whose shapes are drawn over each other; without them the joint answer is. */
  people?: readonly number[] | undefined
}) {
  const { width, height, url } = item
  if (url === null || width === null || height === null) return null
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`fill round-2 alice ${s.picture}`}
      role="img"
      aria-label={isolated(item.name)}
    >
      <image href={url} width={width} height={height} />
      {people
        ? people.map((person) => {
            const answer = item.answers[person]
            return (
              answer && (
                <Drawn
                  key={person}
                  project={project}
                  item={item}
                  annotations={answer.annotations}
                  person={person}
                />
              )
            )
          })
        : item.annotations && (
            <Drawn project={project} item={item} annotations={item.annotations} />
          )}
      {item.pin && (
        <circle
          cx={item.pin.x * width}
          cy={item.pin.y * height}
          r={Math.max(width, height) / 60}
          className={s.pin}
        />
      )}
    </svg>
  )
}

/** What was found, in words: the classes, the transcription, the marked parts. */
export function FoundText({
  project,
  item,
  annotations,
}: {
  project: LabelProject
  item: Pick<LabelItem, 'text'>
  annotations: LabelAnnotations
}) {
  const { t } = useTranslation('labelCommon')
  const nameOf = (id: string): string => project.labels.find((label) => label.id === id)?.name ?? id
  const { boxes, polygons, points, classes, text, spans } = annotations
  const shapes = [...boxes, ...polygons, ...points]
  // Shapes of one class with the same attributes are counted together.
  const counts = project.labels.flatMap(({ id, name }) => {
    const said = shapes
      .filter(({ labelId }) => labelId === id)
      .map(({ attributes }) => attributeWords(attributes))
    return [...new Set(said)].map((words) => {
      const count = said.filter((one) => one === words).length
      // A number alone on the next line would say nothing.
      return `${isolated(name)}${words && ` (${isolated(words)})`} ×\u00a0${count}`
    })
  })
  const parts = [
    ...counts,
    ...classes.map((id) => isolated(nameOf(id))),
    ...(text === null ? [] : [isolated(text)]),
    ...spans.map(
      ({ start, end, labelId }) =>
        `“${isolated((item.text ?? '').slice(start, end))}” – ${isolated(nameOf(labelId))}`,
    ),
  ]
  return <span className="break">{cutText(inSeries(parts) || t('unit.nothing'), 400)}</span>
}

/** Accepted or in review: what is found is an answer. Before, it is what a file brought. */
const isAnswered = ({ status }: LabelItem): boolean =>
  ['annotated', 'in_review', 'accepted'].includes(status)

/** A unit with its answers. Where people disagree, their shapes lie over each other. */
export function UnitView({
  project,
  item,
  isLarge = false,
  children,
}: {
  project: LabelProject
  item: WholeLabelItem
  isLarge?: boolean
  /** What stands beside the picture, too. */
  children?: ReactNode
}) {
  const { t } = useTranslation('labelCommon')
  const { answers, annotations } = item
  const [chosen, setChosen] = useState<readonly number[] | null>(
    item.isDoubtful ? answers.map((_, at) => at) : null,
  )
  const all = answers.map((_, at) => at)
  return (
    <div className={isLarge ? s.large : 'stack gap-3'}>
      <div className="min-0">
        <UnitPicture project={project} item={item} people={chosen ?? undefined} />
        {item.text !== null && <p className={'box pad-3 break'}>{cutText(item.text)}</p>}
      </div>
      <div className="stack gap-3 min-0">
        {annotations && (
          <p>
            <b>{withGap(isAnswered(item) ? t('unit.joint') : t('unit.existing'))}</b>
            <FoundText project={project} item={item} annotations={annotations} />
          </p>
        )}
        {answers.length > 1 && (
          <fieldset className={`stack gap-2 ${s.people}`}>
            <legend className="bold">{t('unit.people')}</legend>
            <Checkbox
              label={t('unit.overlay')}
              checked={chosen !== null}
              onChange={({ currentTarget }) => setChosen(currentTarget.checked ? all : null)}
            />
            <ul className="stack gap-2">
              {answers.map((answer, at) => (
                <li key={answer.person}>
                  <Checkbox
                    label={t('unit.person', { number: at + 1 })}
                    help={
                      <FoundText project={project} item={item} annotations={answer.annotations} />
                    }
                    checked={chosen?.includes(at) ?? false}
                    onChange={({ currentTarget }) => {
                      const others = (chosen ?? []).filter((one) => one !== at)
                      setChosen(
                        currentTarget.checked
                          ? [...others, at].toSorted((one, other) => one - other)
                          : others,
                      )
                    }}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {item.comment !== null && (
          <p className="break">
            <b>{withGap(t('unit.comment'))}</b>
            {cutText(item.comment)}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

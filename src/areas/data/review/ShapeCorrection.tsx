import { useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { isPolygon, rectInside } from '@/shared/picture/geometry.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { fit, toPicture } from '@/shared/picture/view.ts'
import type { View } from '@/shared/picture/view.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { AnnotatorToolbar } from '../annotator/AnnotatorToolbar.tsx'
import { Stage } from '../annotator/Stage.tsx'
import type { AnnotatorDesk, AnnotatorTool } from '../annotator/types.ts'
import { changeWork, createWork } from '../annotator/work.ts'
import { annotationsOf, shapesOf } from './correction.ts'
import s from './review.module.css'

interface ShapeCorrectionProps {
  project: LabelProject
  item: WholeLabelItem
  onChange: (annotations: SentAnnotations) => void
}

/** The annotator over the answer of a unit. */
export function ShapeCorrection({ project, item, onChange }: ShapeCorrectionProps) {
  const { t } = useTranslation('annotator')
  const { t: review } = useTranslation('labelReview')
  const stageRef = useRef<SVGSVGElement>(null)
  const [work, dispatch] = useReducer(changeWork, null, () =>
    createWork(
      project.labels.map(({ name }) => name),
      item.annotations ? shapesOf(item.annotations, project.labels) : [],
    ),
  )
  const first: AnnotatorTool = 'select'
  const [tool, setTool] = useState<AnnotatorTool>(first)
  const [seen, setSeen] = useState<View | null>(null)
  const [stage, setStage] = useState<Size>({ width: 800, height: 500 })
  const [draft, setDraft] = useState<readonly Point[]>([])
  const [said, setSaid] = useState('')
  const picture = {
    src: item.url ?? '',
    name: item.name,
    width: item.width ?? 1,
    height: item.height ?? 1,
    orientation: 1,
  }
  const view = seen ?? fit(picture, stage)
  const { shapes } = work.now
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => tell.current(annotationsOf(shapes, project.labels)), [shapes, project.labels])
  useEffect(() => {
    const element = stageRef.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setStage({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const focusStage = (): void => stageRef.current?.focus({ preventScroll: true })
  const desk: AnnotatorDesk = {
    picture,
    work,
    dispatch,
    tool,
    setTool: (next) => {
      setTool(next)
      setDraft([])
    },
    view,
    setView: setSeen,
    stage,
    draft,
    setDraft,
    close: (points) => {
      if (!isPolygon(points)) return setSaid(t('said.flat'))
      dispatch({ type: 'add', shape: { kind: 'polygon', points } })
      setDraft([])
      setSaid(t('said.closed', { count: points.length }))
    },
    addBox: () => {
      const [x, y] = toPicture(view, [stage.width / 2, stage.height / 2])
      const [width, height] = [picture.width / 5, picture.height / 5]
      const rect = rectInside({ x: x - width / 2, y: y - height / 2, width, height }, picture)
      dispatch({ type: 'add', shape: { kind: 'box', ...rect } })
      setSaid(t('said.addedBox', { ...rect }))
      focusStage()
    },
    remove: () => {
      if (work.selected === null) return
      dispatch({ type: 'remove', id: work.selected })
      setSaid(t('said.removed'))
      focusStage()
    },
    say: setSaid,
    focusStage,
  }
  const chosen = shapes.find(({ id }) => id === work.selected)
  return (
    <div className={`stack gap-3 ${s.correction}`}>
      <AnnotatorToolbar desk={desk} />
      <Stage desk={desk} stageRef={stageRef} />
      <Field label={review('correction.class')}>
        <Select
          value={chosen?.label ?? work.label}
          onChange={({ target }) => dispatch({ type: 'label', id: Number(target.value) })}
        >
          {work.now.labels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}

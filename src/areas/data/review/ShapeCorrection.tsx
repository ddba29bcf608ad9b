import { useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { LabelAnnotations, SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { known } from '@/lib/known.ts'
import { AttributeFields } from '@/shared/attributes/AttributeFields.tsx'
import { ClassSelect } from '@/shared/attributes/ClassSelect.tsx'
import { Field } from '@/ui/Field.tsx'
import type { DrawnShape } from '../annotator/drawn.ts'
import { AnnotatorToolbar } from '../annotator/AnnotatorToolbar.tsx'
import { Stage } from '../annotator/Stage.tsx'
import { useShapeDesk } from '../annotator/use-shape-desk.ts'
import { annotatorTools } from '../annotator/types.ts'
import type { AnnotatorTool } from '../annotator/types.ts'
import { changeWork, createWork } from '../annotator/work.ts'
import type { AnnotatorWork } from '../annotator/work.ts'
import { annotationsOf, shapesOf, textsOf } from './correction.ts'

interface ShapeCorrectionProps {
  project: LabelProject
  item: WholeLabelItem
  /** What is drawn first. */
  start: LabelAnnotations | null
  onChange: (annotations: SentAnnotations, isDrawn: boolean) => void
}

/** What an answer of a kind is drawn with; of a kind that is not here, with everything. */
const drawnWith: Readonly<Record<string, AnnotatorTool>> = {
  bounding_box: 'box',
  polygon: 'polygon',
  satellite: 'polygon',
  points: 'point',
}
const toolsFor = (kind: string): readonly AnnotatorTool[] => {
  const drawing = known(drawnWith, kind)
  return drawing ? ['select', drawing, 'pan'] : annotatorTools
}

/** Shapes under the classes of a project, in its colours. */
function workOf({ labels }: LabelProject, shapes: readonly DrawnShape[]): AnnotatorWork {
  const work = createWork(
    labels.map(({ name }) => name),
    shapes,
  )
  const own = work.now.labels.map((label, at) => ({ ...label, own: labels[at]?.color ?? '' }))
  return { ...work, now: { ...work.now, labels: own } }
}

/** The annotator over the answer of a unit. */
export function ShapeCorrection({ project, item, start, onChange }: ShapeCorrectionProps) {
  const { t } = useTranslation('labelReview')
  const rootRef = useRef<HTMLDivElement>(null)
  const stageRef = useRef<SVGSVGElement>(null)
  const [work, dispatch] = useReducer(changeWork, null, () =>
    workOf(project, start ? shapesOf(start, project.labels) : []),
  )
  const picture = {
    src: item.url ?? '',
    name: item.name,
    width: item.width ?? 1,
    height: item.height ?? 1,
    orientation: 1,
  }
  const { desk, said } = useShapeDesk({
    picture,
    work,
    dispatch,
    tool: 'select',
    tools: toolsFor(project.kind),
    rootRef,
    stageRef,
  })
  const { shapes } = work.now
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  const [begun] = useState(shapes)
  useEffect(
    () => tell.current(annotationsOf(shapes, project.labels), shapes !== begun),
    [begun, shapes, project.labels],
  )
  const chosen = shapes.find(({ id }) => id === work.selected)
  return (
    <div ref={rootRef} className="stack gap-3">
      <AnnotatorToolbar desk={desk} />
      <Stage desk={desk} stageRef={stageRef} />
      <Field label={t('correction.class')}>
        <ClassSelect
          labels={work.now.labels}
          value={chosen?.label ?? work.label}
          onClass={(id) => dispatch({ type: 'label', id: Number(id) })}
        />
      </Field>
      {chosen && (
        <AttributeFields
          attributes={project.labels[chosen.label - 1]?.attributes ?? []}
          values={textsOf(chosen)}
          about={t('correction.attributes')}
          onValues={(attributes) =>
            dispatch({
              type: 'shape',
              shape: { ...chosen, carried: { ...chosen.carried, attributes } },
              merge: 'attributes',
            })
          }
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}

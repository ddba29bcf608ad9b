import type { AttributeValues } from '@/api/contract/label-classes.ts'
import type { WorkerAnswer, WorkerTask } from '@/api/contract/worker-tasks.ts'
import type { ProjectKind } from '@/api/contract/label-projects.ts'
import { known } from '@/lib/known.ts'
import { missesAttribute, readableValues } from '@/shared/attributes/attributes.ts'
import { isPolygon } from '@/shared/picture/geometry.ts'
import type { Point } from '@/shared/picture/outline.ts'
import type { AnswerDraft, DraftBox, DraftFault, DraftPart, TaskProject } from './draft-types.ts'

/** How an item of a labelling project is answered. */
export type LabelWay = 'boxes' | 'outlines' | 'points' | 'spans' | 'class' | 'text'

const byProject = {
  bounding_box: 'boxes',
  polygon: 'outlines',
  satellite: 'outlines',
  points: 'points',
  text_spans: 'spans',
  classification: 'class',
  transcription: 'text',
} as const satisfies Record<ProjectKind, LabelWay>
const byTask = {
  box: 'boxes',
  draw: 'outlines',
  coordinates: 'points',
} as const satisfies Partial<Record<string, LabelWay>>

/** Null for a task of no project, and for a kind of project that nobody here knows. */
export function labelWay({
  kind,
  project,
}: Pick<WorkerTask, 'kind'> & { project?: TaskProject | null }): LabelWay | null {
  if (!project) return null
  return known(byProject, project.kind) ?? known(byTask, kind) ?? null
}

/** Where an item begins: with the labels that exist. */
export function labelStart(task: Pick<WorkerTask, 'kind'> & { project: TaskProject }): {
  [Field in 'boxes' | 'parts' | 'spans' | 'labelId' | 'text']: AnswerDraft[Field]
} {
  const { start, labels } = task.project
  const way = labelWay(task)
  const said = <Mark extends Marked>(mark: Mark): Mark => ({
    ...mark,
    attributes: readableValues(
      labels.find(({ id }) => id === mark.labelId)?.attributes ?? [],
      mark.attributes ?? {},
    ),
  })
  const parts: DraftPart[] =
    way === 'points'
      ? (start?.coordinates ?? []).map(({ x, y, ...mark }) => ({
          points: [[x, y]],
          ...said(mark),
        }))
      : (start?.polygons ?? []).map(({ points, ...mark }) => ({
          points: points.map(({ x, y }): Point => [x, y]),
          ...said(mark),
        }))
  return {
    boxes: (start?.boxes ?? []).map(said),
    parts,
    spans: start?.spans ?? [],
    // A class is the whole answer, so nobody begins with one by chance.
    labelId: way === 'class' ? (start?.classes[0] ?? '') : (labels[0]?.id ?? ''),
    text: way === 'text' ? (start?.text ?? '') : '',
  }
}

/** Whether a project's labels are there before the worker begins. */
export const hasStart = ({ start }: TaskProject): boolean =>
  start !== null &&
  [
    start.boxes,
    start.polygons,
    start.coordinates,
    start.spans,
    start.classes,
    start.text ?? '',
  ].some(({ length }) => length > 0)

/** A draft whose outline is finished. */
export const closed = (draft: AnswerDraft): AnswerDraft =>
  draft.points.length === 0
    ? draft
    : {
        ...draft,
        points: [],
        parts: [...draft.parts, { points: draft.points, labelId: draft.labelId }],
      }

type Marked = Pick<DraftBox, 'labelId' | 'attributes'>

/** @returns null if the draft can be sent */
export function labelFault(
  draft: AnswerDraft,
  way: Exclude<LabelWay, 'text'>,
  labels: TaskProject['labels'],
): DraftFault | null {
  const unsaid = (marks: readonly Marked[]): DraftFault | null =>
    marks.length === 0
      ? 'empty'
      : marks.some((mark) => {
            const label = labels.find(({ id }) => id === mark.labelId)
            return label && missesAttribute(label.attributes, mark.attributes)
          })
        ? 'attributes'
        : null
  switch (way) {
    case 'boxes':
      return unsaid(draft.boxes)
    case 'outlines':
      if (draft.points.length > 0 && !isPolygon(draft.points)) return 'flat'
      // What is asked about an outline can be answered once it is closed.
      if (draft.points.length > 0 && unsaid(closed({ ...draft, parts: [] }).parts)) return 'open'
      return unsaid(closed(draft).parts)
    case 'points':
      return unsaid(draft.parts)
    case 'spans':
      return draft.spans.length === 0 ? 'empty' : null
    case 'class':
      return draft.labelId === '' ? 'class' : null
  }
}

/** The values as a part of a mark that is sent: nothing where there are none. */
export const sentAttributes = (
  attributes: AttributeValues | undefined,
): { attributes?: AttributeValues } =>
  attributes && Object.keys(attributes).length > 0 ? { attributes } : {}

const bare = ([x, y]: Point): { x: number; y: number } => ({ x, y })

/** Converts a valid draft to an answer. */
export function labelAnswer(
  draft: AnswerDraft,
  way: Exclude<LabelWay, 'text' | 'boxes'>,
): WorkerAnswer {
  switch (way) {
    case 'outlines':
      return {
        polygons: closed(draft).parts.map(({ points, labelId, attributes }) => ({
          points: points.map(bare),
          labelId,
          ...sentAttributes(attributes),
        })),
      }
    case 'points':
      return {
        coordinates: draft.parts.flatMap(({ points: [point], labelId, attributes }) =>
          point ? [{ ...bare(point), labelId, ...sentAttributes(attributes) }] : [],
        ),
      }
    case 'spans':
      return { spans: draft.spans.map((one) => ({ ...one })) }
    case 'class':
      return { classes: [draft.labelId] }
  }
}

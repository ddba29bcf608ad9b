import type { InferInput } from 'valibot'
import type { LabelAnnotations } from '../../api/contract/label-annotations.ts'
import type { TaskProject } from '../../api/contract/label-tasks.ts'
import type { Given } from '../../api/contract/worker-training.ts'
import type { Micros } from '../lib/money.ts'
import {
  answerPay,
  exampleAnswer,
  examplesOf,
  itemState,
  joinedOf,
  labelPicture,
} from './labelling.ts'
import { mediaOf } from './puzzles.ts'
import type { PuzzleKind } from './puzzles.ts'
import type { MockLabelWork } from '../data/work.ts'
import type { Data } from '../data/data.ts'
import type { MockLabelItem, MockLabelProject } from '../data/labelling.ts'

/** Each of these kinds is, every so many tasks, an item of one of these projects. */
const sources: Partial<Record<PuzzleKind, { every: number; projects: readonly string[] }>> = {
  box: { every: 5, projects: ['41'] },
  draw: { every: 4, projects: ['91'] },
  coordinates: { every: 4, projects: ['92'] },
  text: { every: 4, projects: ['93', '94'] },
  audio: { every: 5, projects: ['95'] },
}

/** Chooses the item of a new task: one that was sent back first. Null for a task of its own. */
export function labelWorkFor(
  db: Data,
  kind: PuzzleKind,
  number: number,
  now: number,
): MockLabelWork | null {
  const source = sources[kind]
  if (!source || number % source.every !== 0) return null
  const round = number / source.every
  const id = source.projects[(round - 1) % source.projects.length]
  const project = db.labelling.projects.find((one) => one.id === id)
  const open = project?.items.filter((item) =>
    ['new', 'assigned', 'rejected'].includes(itemState(project, item, now)),
  )
  const item = open?.find(({ comment }) => comment !== null) ?? open?.[round % open.length]
  return project && item ? { project: project.id, item: item.id } : null
}

function placeOf(
  db: Data,
  work: MockLabelWork | null,
): { project: MockLabelProject; item: MockLabelItem } | null {
  const project = db.labelling.projects.find(({ id }) => id === work?.project)
  const item = project?.items.find(({ id }) => id === work?.item)
  return project && item ? { project, item } : null
}

type Seen = InferInput<typeof TaskProject>

/** Labels in the fields of a worker's answer. */
function startOf(found: LabelAnnotations): NonNullable<Seen['start']> {
  const { boxes, polygons, points, spans, classes, text } = found
  return {
    boxes: boxes.map(({ xMin, yMin, xMax, yMax, labelId, attributes }) => ({
      x: xMin,
      y: yMin,
      width: xMax - xMin,
      height: yMax - yMin,
      labelId,
      attributes,
    })),
    polygons: polygons.map(({ points: corners, labelId, attributes }) => ({
      points: corners.map(([x, y]) => ({ x, y })),
      labelId,
      attributes,
    })),
    coordinates: points.map((one) => ({ ...one })),
    spans: spans.map((one) => ({ ...one })),
    classes: [...classes],
    text,
  }
}

/** What the answer of such a task pays; null for a task of its own. */
export function labelPay(db: Data, work: MockLabelWork | null): Micros | null {
  const found = placeOf(db, work)
  return found && answerPay(found.project)
}

/** What the desk says of such a task, in the place of what its kind would say. */
export function labelTaskView(db: Data, work: MockLabelWork | null) {
  const found = placeOf(db, work)
  if (!found) return null
  const { project, item } = found
  const isSound = project.kind === 'transcription'
  const hasPicture = !isSound && item.text === null
  const start = item.comment === null ? item.preLabels : joinedOf(project, item)
  return {
    text: item.text,
    hint: null,
    imageUrl: hasPicture ? labelPicture(project, item) : null,
    audioUrl: isSound ? mediaOf('audio', item.id).audioUrl : null,
    imageWidth: hasPicture ? item.width : null,
    imageHeight: hasPicture ? item.height : null,
    options: { canNoAnswer: true },
    project: {
      id: project.id,
      kind: project.kind,
      instructions: project.instructionsMd,
      examples: examplesOf(project).map((example) => {
        const shown = example.pictureId === null ? exampleAnswer(project, example) : null
        return {
          good: example.good,
          text: example.text,
          pictureUrl: example.pictureUrl,
          answer: shown && startOf(shown.answer),
          width: shown?.item.width ?? null,
          height: shown?.item.height ?? null,
        }
      }),
      labels: project.labels.map((label) => ({ ...label })),
      start: start && startOf(start),
      comment: item.comment,
      pin: item.pin && { ...item.pin },
      questions: project.questions
        .flatMap(({ text, answer }) => (answer === null ? [] : [{ text, answer }]))
        .toReversed(),
    },
  }
}

/** Whether an answer says something with the project's own classes. Its owner judges the rest. */
export function isLabelAnswer(db: Data, work: MockLabelWork, given: Given): boolean {
  const { project } = placeOf(db, work) ?? {}
  if (given.noAnswer) return true
  const { boxes, polygons, coordinates, spans, classes, text } = given
  const drawn = [...(boxes ?? []), ...(polygons ?? []), ...(coordinates ?? []), ...(spans ?? [])]
  const used = [...drawn.map(({ labelId }) => labelId), ...(classes ?? [])]
  if (used.length === 0) return Boolean(text)
  return used.every((id) => project?.labels.some((label) => label.id === id))
}

/** An item that was sent back is reviewed again once its worker has answered. */
export function finishLabelWork(db: Data, work: MockLabelWork, now: number): void {
  const { item } = placeOf(db, work) ?? {}
  if (item && item.rejectedAt !== null && (item.dueAt ?? 0) > now) item.dueAt = now
}

/** Takes a question to the owner of the project. */
export function askOwner(db: Data, work: MockLabelWork | null, text: string, now: number): boolean {
  const found = placeOf(db, work)
  if (!found) return false
  db.labelling.counter += 1
  found.project.questions.push({
    id: `q${db.labelling.counter}`,
    text,
    itemId: found.item.id,
    answer: null,
    askedAt: now,
    answeredAt: null,
  })
  return true
}

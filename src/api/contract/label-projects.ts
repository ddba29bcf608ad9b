// Over 250 lines: the project is one document, and its calls share its fields.
import * as v from 'valibot'
import {
  Finite,
  Id,
  IdempotencyKey,
  keptList,
  Money,
  moneyOrNull,
  savedVersion,
  shortList,
  textOrNull,
  Upload,
  versionOrNull,
  when,
  longList,
} from './common.ts'
import { attributeTypes, LabelClass, mostClasses } from './label-classes.ts'
import { AskedMoney } from './money.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** What workers do with an item: the kinds of contract.md 4.13, and spans of a text. */
export const projectKinds = [
  'bounding_box',
  'polygon',
  'points',
  'classification',
  'text_spans',
  'transcription',
  'satellite',
] as const
export type ProjectKind = (typeof projectKinds)[number]
const shapeKinds: readonly string[] = ['bounding_box', 'polygon', 'points', 'satellite']
/** Whether the answers of a kind are shapes, which can have attributes. */
export const hasShapes = (kind: string): boolean => shapeKinds.includes(kind)
export const projectStates = [
  'draft',
  'quoted',
  'awaiting_payment',
  'in_progress',
  'paused',
  'review',
  'completed',
  'canceled',
  'archived',
] as const
export const projectSorts = ['-updatedAt', 'title', '-createdAt'] as const
/** How the answers of several people become one. */
export const joinWays = ['majority', 'strict', 'review'] as const
export const projectTurns = [
  'submit',
  'pause',
  'resume',
  'cancel',
  'accept',
  'archive',
  'restore',
] as const
export type ProjectTurn = (typeof projectTurns)[number]
export const paidParts = ['trial', 'all'] as const

export const projectLimits = {
  title: { min: 3, max: 100 },
  instructions: { min: 50, max: 20_000 },
  labels: mostClasses,
  labelName: 40,
  attributes: 10,
  options: 30,
  examples: 20,
  example: 500,
  /** Bytes of the picture of an example. */
  picture: 5 * 1024 * 1024,
  overlap: 9,
  languages: 15,
  countries: 50,
  trial: 20,
  units: 100_000,
  question: 1000,
} as const

const Example = v.looseObject({
  good: v.boolean(),
  text: v.string(),
  itemId: v.optional(v.nullable(Id), null),
  pictureId: v.optional(v.nullable(Id), null),
  /** Its uploaded picture, or that of the item. */
  pictureUrl: textOrNull,
})

const none = 0
const Totals = v.looseObject({
  items: v.optional(Finite, none),
  waiting: v.optional(Finite, none),
  inProgress: v.optional(Finite, none),
  review: v.optional(Finite, none),
  doubt: v.optional(Finite, none),
  accepted: v.optional(Finite, none),
  rejected: v.optional(Finite, none),
  skipped: v.optional(Finite, none),
  errors: v.optional(Finite, none),
})
const noTotals = v.parse(Totals, {})

const summary = {
  id: Id,
  title: v.string(),
  kind: v.string(),
  status: v.string(),
  /** Why it is paused: `budget`, or `person`. */
  pausedBy: textOrNull,
  totals: v.optional(Totals, noTotals),
  agreement: v.optional(v.nullable(Finite), null),
  spent: moneyOrNull,
  createdAt: when,
  updatedAt: savedVersion,
}
const ProjectRow = v.looseObject(summary)
export type ProjectRow = v.InferOutput<typeof ProjectRow>

export const LabelProject = v.looseObject({
  ...summary,
  instructionsMd: v.string(),
  examples: v.optional(keptList(Example), []),
  labels: keptList(LabelClass),
  overlap: Finite,
  join: v.string(),
  languages: v.optional(keptList(v.string()), []),
  countries: v.optional(v.nullable(keptList(v.string())), null),
  budget: moneyOrNull,
  callbackUrl: textOrNull,
  price: v.looseObject({
    perItem: moneyOrNull,
    estimate: moneyOrNull,
    /** The part of the estimate that the trial costs. */
    trial: moneyOrNull,
    spent: moneyOrNull,
    held: moneyOrNull,
  }),
  trial: v.looseObject({
    status: v.string(),
    items: v.optional(Finite, none),
    done: v.optional(Finite, none),
  }),
  openQuestions: v.optional(Finite, none),
})
export type LabelProject = v.InferOutput<typeof LabelProject>

const text = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most))
const { title, instructions } = projectLimits

export const ClassSettings = v.strictObject({
  /** Without an id it is a new class. */
  id: v.optional(v.pipe(v.string(), v.maxLength(40))),
  name: text(1, projectLimits.labelName),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  hotkey: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-z]$/)))),
  attributes: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          name: text(1, projectLimits.labelName),
          type: v.picklist(attributeTypes),
          options: v.optional(v.pipe(v.array(text(1, 60)), v.maxLength(projectLimits.options))),
        }),
      ),
      v.maxLength(projectLimits.attributes),
    ),
  ),
})

const settings = {
  title: text(title.min, title.max),
  kind: v.picklist(projectKinds),
  instructionsMd: text(instructions.min, instructions.max),
  examples: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          good: v.boolean(),
          text: text(1, projectLimits.example),
          itemId: v.optional(v.nullable(Id)),
          pictureId: v.optional(v.nullable(Id)),
        }),
      ),
      v.maxLength(projectLimits.examples),
    ),
  ),
  labels: v.pipe(v.array(ClassSettings), v.minLength(1), v.maxLength(projectLimits.labels)),
  overlap: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(projectLimits.overlap)),
  ),
  join: v.optional(v.picklist(joinWays)),
  languages: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(projectLimits.languages)),
  ),
  countries: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
        v.minLength(1),
        v.maxLength(projectLimits.countries),
      ),
    ),
  ),
  budget: v.optional(v.nullable(AskedMoney)),
  callbackUrl: v.optional(
    v.nullable(v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://'))),
  ),
}
const One = v.strictObject({ id: Id })

const Question = v.looseObject({
  id: Id,
  text: v.string(),
  itemId: v.optional(v.nullable(Id), null),
  answer: textOrNull,
  askedAt: when,
  answeredAt: textOrNull,
})
export type LabelQuestion = v.InferOutput<typeof Question>

const Quality = v.looseObject({
  /** From 0 to 1; null while nothing can be compared. */
  agreement: v.nullable(Finite),
  /** How it is measured: `alpha` or `iou` or `share`. */
  measure: v.string(),
  accuracy: v.optional(v.nullable(Finite), null),
  /** What the control items say; null for a backend without them. */
  control: v.optional(
    v.nullable(
      v.looseObject({
        units: Finite,
        /** Of all items of the project, from 0 to 1. */
        share: Finite,
        workers: v.optional(
          longList(
            v.looseObject({
              person: Id,
              answered: Finite,
              agreement: v.optional(v.nullable(Finite), null),
            }),
          ),
          [],
        ),
      }),
    ),
    null,
  ),
  perHour: v.optional(v.nullable(Finite), null),
  forecastAt: textOrNull,
  classes: v.optional(
    shortList(
      v.looseObject({
        labelId: v.string(),
        count: Finite,
        agreement: v.optional(v.nullable(Finite), null),
      }),
      projectLimits.labels,
    ),
    [],
  ),
})

export const labelProjectCalls = defineCalls({
  labelProjects: {
    method: 'GET',
    path: '/api/v2/labelling/projects',
    arg: v.strictObject({
      ...Paged,
      status: v.optional(v.picklist(projectStates)),
      kind: v.optional(v.picklist(projectKinds)),
      sort: v.optional(v.picklist(projectSorts)),
      text: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    res: v.looseObject({ records: longList(ProjectRow), ...list }),
    provides: ['LabelProjects'],
  },
  labelProject: {
    method: 'GET',
    path: '/api/v2/labelling/projects/{id}',
    arg: One,
    res: LabelProject,
    provides: ['LabelProject'],
  },
  createLabelProject: {
    method: 'POST',
    path: '/api/v2/labelling/projects',
    arg: v.strictObject(settings),
    res: LabelProject,
    invalidates: ['LabelProjects'],
    repeatable: true,
  },
  updateLabelProject: {
    method: 'PUT',
    path: '/api/v2/labelling/projects/{id}',
    arg: v.strictObject({ ...settings, id: Id, updatedAt: versionOrNull }),
    res: LabelProject,
    invalidates: ['LabelProjects', 'LabelProject', 'LabelItems'],
  },
  /** The price of items that nobody has ordered yet. It changes nothing. */
  labelQuote: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/labelling/projects/quote',
    arg: v.strictObject({
      kind: v.picklist(projectKinds),
      labels: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(projectLimits.labels)),
      attributes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
      overlap: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(projectLimits.overlap)),
      items: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(projectLimits.units)),
    }),
    res: v.looseObject({
      perItem: Money,
      total: Money,
      trial: moneyOrNull,
      /** One answer of one person to one item. */
      perAnswer: moneyOrNull,
      available: moneyOrNull,
    }),
  },
  /** Keeps a picture for an example. The project that names it in its settings keeps it for good. */
  addExamplePicture: {
    method: 'POST',
    path: '/api/v2/labelling/pictures',
    upload: true,
    arg: v.strictObject({ file: Upload }),
    res: v.looseObject({ id: Id, url: v.string() }),
    repeatable: true,
  },
  duplicateLabelProject: {
    method: 'POST',
    path: '/api/v2/labelling/projects/{id}/duplicate',
    arg: One,
    res: LabelProject,
    invalidates: ['LabelProjects'],
    repeatable: true,
  },
  /** Puts the price of the trial or of all other items on hold, and starts the work. */
  payLabelProject: {
    method: 'POST',
    path: '/api/v2/labelling/projects/{id}/pay',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      part: v.picklist(paidParts),
      price: AskedMoney,
    }),
    res: LabelProject,
    invalidates: ['LabelProjects', 'LabelProject', 'LabelItems', 'User'],
    idempotent: true,
  },
  turnLabelProject: {
    method: 'POST',
    path: '/api/v2/labelling/projects/{id}/{action}',
    arg: v.strictObject({ id: Id, action: v.picklist(projectTurns) }),
    res: LabelProject,
    invalidates: ['LabelProjects', 'LabelProject', 'LabelItems', 'User'],
  },
  labelQuality: {
    method: 'GET',
    path: '/api/v2/labelling/projects/{id}/quality',
    arg: One,
    res: Quality,
    provides: ['LabelProject'],
  },
  labelQuestions: {
    method: 'GET',
    path: '/api/v2/labelling/projects/{id}/questions',
    arg: One,
    res: v.looseObject({ records: longList(Question) }),
    provides: ['LabelProject'],
  },
  /** The answer goes to all workers of the project. */
  answerLabelQuestion: {
    method: 'POST',
    path: '/api/v2/labelling/projects/{id}/questions/{questionId}/answer',
    arg: v.strictObject({ id: Id, questionId: Id, text: text(1, projectLimits.question) }),
    res: Question,
    invalidates: ['LabelProject'],
  },
})

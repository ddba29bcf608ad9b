// Over 250 lines: projects, their units and their answers, which must agree with each other.
import type { LabelAnnotations } from '../../api/contract/label-annotations.ts'
import type { AttributeValues } from '../../api/contract/label-classes.ts'
import type { ProjectKind } from '../../api/contract/label-projects.ts'
import { unitAgreement } from '../lib/agreement.ts'
import type { Micros } from '../lib/money.ts'
import { dollars } from '../lib/money.ts'
import { noise } from '../lib/random.ts'
import type {
  MockLabelClass,
  MockLabelExample,
  MockLabelItem,
  MockLabelProject,
  LabellingData,
} from '../data/labelling.ts'
import type { MockAccount } from '../data/accounts.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** The time between two finished units. */
export const pace = 4 * second
/** A returned unit is done again after this time. */
const againAfter = minute
export const doubtBelow = 0.7
export const claimFor = 15 * minute

const emptyFound = (): LabelAnnotations => ({
  boxes: [],
  polygons: [],
  points: [],
  classes: [],
  text: null,
  spans: [],
})

interface Thing {
  label: number
  x: number
  y: number
  width: number
  height: number
  /** The thing itself, where this is what a person made of it. */
  source?: Thing
}

/** The things in the picture of a unit. */
export function thingsOf(project: MockLabelProject, item: MockLabelItem): Thing[] {
  const key = `${project.id}-${item.id}`
  return Array.from({ length: 1 + Math.floor(noise(key, 'count') * 3) }, (_, at) => {
    const width = Math.round(item.width * (0.14 + noise(key, at, 'w') * 0.2))
    const height = Math.round(item.height * (0.16 + noise(key, at, 'h') * 0.22))
    return {
      label: Math.floor(noise(key, at, 'label') * Math.max(1, project.labels.length)),
      x: Math.round(noise(key, at, 'x') * (item.width - width)),
      y: Math.round(noise(key, at, 'y') * (item.height - height)),
      width,
      height,
    }
  })
}

const corners = ({ x, y, width, height }: Thing): [number, number][] =>
  Array.from({ length: 8 }, (_, at) => {
    const turn = (at / 8) * 2 * Math.PI
    return [
      Math.round(x + width / 2 + (Math.cos(turn) * width) / 2),
      Math.round(y + height / 2 + (Math.sin(turn) * height) / 2),
    ]
  })

/** What is said of a thing: a value is chosen, and one in four is ticked. */
function attributesOf(project: MockLabelProject, { label, x, y }: Thing): AttributeValues {
  const asked = project.labels[label]?.attributes ?? []
  return Object.fromEntries(
    asked.flatMap(({ name, type, options }) => {
      const chance = noise(project.id, name, x, y)
      if (type === 'checkbox') return chance < 0.25 ? [[name, 'true']] : []
      const value = options[Math.floor(chance * options.length)]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function found(
  project: MockLabelProject,
  item: MockLabelItem,
  things: readonly Thing[],
): LabelAnnotations {
  const idOf = (thing: Thing): string => project.labels[thing.label]?.id ?? '1'
  const ofThing = (thing: Thing) => ({
    labelId: idOf(thing),
    attributes: attributesOf(project, thing.source ?? thing),
  })
  const all = emptyFound()
  switch (project.kind) {
    case 'bounding_box':
      return {
        ...all,
        boxes: things.map((thing) => ({
          xMin: thing.x,
          yMin: thing.y,
          xMax: thing.x + thing.width,
          yMax: thing.y + thing.height,
          ...ofThing(thing),
        })),
      }
    case 'polygon':
    case 'satellite':
      return {
        ...all,
        polygons: things.map((thing) => ({
          points: corners(thing),
          ...ofThing(thing),
        })),
      }
    case 'points':
      return {
        ...all,
        points: things.map((thing) => ({
          x: Math.round(thing.x + thing.width / 2),
          y: Math.round(thing.y + thing.height / 2),
          ...ofThing(thing),
        })),
      }
    case 'classification':
      return { ...all, classes: things.slice(0, 1).map(idOf) }
    case 'transcription':
      return { ...all, text: item.text ?? `Recording ${item.name}: good morning, how can I help?` }
    case 'text_spans': {
      const words = [...(item.text ?? item.name).matchAll(/\S+/g)]
      const chosen = words.filter((_, at) => at % 4 === 1)
      return {
        ...all,
        spans: chosen.map((word, at) => ({
          start: word.index,
          end: word.index + word[0].length,
          labelId: project.labels[at % Math.max(1, project.labels.length)]?.id ?? '1',
        })),
      }
    }
  }
}

export const labelPicture = ({ id }: MockLabelProject, item: MockLabelItem): string =>
  `/api/v2/labelling/projects/${id}/items/${item.id}/picture.svg`

/** The examples of a project, each with the picture that was uploaded or that its item has. */
export const examplesOf = (project: MockLabelProject) =>
  project.examples.map((one) => {
    const item = project.items.find(({ id }) => id === Number(one.itemId ?? Number.NaN))
    return {
      ...one,
      pictureUrl:
        one.pictureId !== null
          ? `/api/v2/labelling/pictures/${one.pictureId}`
          : item && item.text === null
            ? labelPicture(project, item)
            : null,
    }
  })

/** Whether one of the people read the instructions otherwise. A returned unit is done with care. */
const isOdd = (project: MockLabelProject, item: MockLabelItem): boolean =>
  project.overlap > 1 && item.returns === 0 && noise(project.id, item.id, 'odd') < 0.18

/** What each person found. */
export function answersOf(project: MockLabelProject, item: MockLabelItem): LabelAnnotations[] {
  const things = thingsOf(project, item)
  const odd = isOdd(project, item)
  return Array.from({ length: project.overlap }, (_, person) => {
    const differs = odd && person === project.overlap - 1
    return found(
      project,
      item,
      things.map((thing, at) => {
        // The odd one sees half of the things as others, or a little aside where there is one class.
        const isOther = differs && at < Math.ceil(things.length / 2)
        const hasOthers = project.labels.length > 1
        const by = (side: string, size: number): number =>
          Math.round((noise(project.id, item.id, person, at, side) - 0.5) * size * 0.04)
        const x =
          thing.x +
          by('x', thing.width) +
          (isOther ? Math.round(thing.width * (hasOthers ? 0.1 : 0.4)) : 0)
        return {
          ...thing,
          source: thing,
          label: isOther ? (thing.label + 1) % project.labels.length : thing.label,
          x: Math.max(0, Math.min(item.width - thing.width, x)),
          y: Math.max(0, Math.min(item.height - thing.height, thing.y + by('y', thing.height))),
        }
      }),
    )
  })
}

/** The one answer that is delivered: the reviewer's, else what the people found together. */
export const joinedOf = (project: MockLabelProject, item: MockLabelItem): LabelAnnotations =>
  item.corrected ?? found(project, item, thingsOf(project, item))

export const agreementOf = (project: MockLabelProject, item: MockLabelItem): number | null =>
  unitAgreement(answersOf(project, item))

export type ItemState =
  | 'new'
  | 'assigned'
  | 'annotated'
  | 'in_review'
  | 'accepted'
  | 'rejected'
  | 'skipped'
  | 'error'
export function itemState(
  { pausedAt }: MockLabelProject,
  item: MockLabelItem,
  clock: number,
): ItemState {
  // Nothing goes on while the project is paused.
  const now = pausedAt ?? clock
  if (item.errorCode !== null) return 'error'
  if (item.verdict !== null) return item.verdict
  if (item.dueAt === null) return 'new'
  if (item.dueAt <= now) return 'in_review'
  if (item.rejectedAt !== null) return now < item.rejectedAt + 10 * second ? 'rejected' : 'assigned'
  return item.dueAt - 5 * pace <= now ? 'assigned' : 'new'
}

export const isDoubtful = (project: MockLabelProject, item: MockLabelItem): boolean =>
  item.corrected === null && (agreementOf(project, item) ?? 1) < doubtBelow

/** The units that are paid for and neither delivered nor given up. */
export const heldItems = (project: MockLabelProject): MockLabelItem[] =>
  project.stage === 'open'
    ? project.items.filter(
        ({ dueAt, verdict, errorCode }) => dueAt !== null && verdict === null && errorCode === null,
      )
    : []
export const heldOf = (project: MockLabelProject): Micros =>
  project.prepaid
    ? 0
    : heldItems(project).reduce(
        (sum, { returns }) => sum + (project.unit ?? 0) * Math.max(1, returns),
        0,
      )

/** The labels that an example shows: those of its item, or what is wrong with them. */
export function exampleAnswer(
  project: MockLabelProject,
  { good, itemId }: MockLabelExample,
): { item: MockLabelItem; answer: LabelAnnotations } | null {
  const item = project.items.find(({ id }) => id === Number(itemId ?? Number.NaN))
  if (!item) return null
  if (good) return { item, answer: joinedOf(project, item) }
  const cut = thingsOf(project, item).map((thing) => ({
    ...thing,
    width: Math.round(thing.width * 0.7),
    source: thing,
  }))
  return { item, answer: found(project, item, cut) }
}

/** What an account's projects have put on hold. */
export const labellingHold = (data: LabellingData, { id }: MockAccount): Micros =>
  data.projects.reduce(
    (sum, project) => (project.accountId === id ? sum + heldOf(project) : sum),
    0,
  )

export const openItems = ({ items }: MockLabelProject): MockLabelItem[] =>
  items.filter(({ dueAt, errorCode }) => dueAt === null && errorCode === null)
/** How many more units the budget allows. */
export const affordable = (project: MockLabelProject, unit: Micros): number => {
  if (project.budget === null) return Infinity
  const bound = project.charged + heldOf(project)
  return Math.max(0, Math.floor((project.budget - bound) / unit))
}

export function projectState(project: MockLabelProject, now: number) {
  const { stage, items, pausedAt, unit } = project
  const by = pausedAt === null ? null : 'person'
  if (project.archived) return { status: 'archived', pausedBy: null } as const
  if (stage === 'draft' || stage === 'completed' || stage === 'canceled')
    return {
      status: stage === 'draft' && unit !== null ? 'quoted' : stage,
      pausedBy: null,
    } as const
  if (by) return { status: 'paused', pausedBy: by } as const
  const states = items.map((item) => itemState(project, item, now))
  const waits = items.some(
    (item, at) => item.dueAt !== null && ['new', 'assigned', 'rejected'].includes(states[at] ?? ''),
  )
  if (waits) return { status: 'in_progress', pausedBy: null } as const
  if (openItems(project).length > 0)
    return unit !== null && affordable(project, unit) < 1
      ? ({ status: 'paused', pausedBy: 'budget' } as const)
      : ({ status: 'awaiting_payment', pausedBy: null } as const)
  return { status: 'review', pausedBy: null } as const
}

/** Pays for units: their workers finish one after another. */
export function schedule(
  items: readonly MockLabelItem[],
  { now, trial = false }: { now: number; trial?: boolean },
): void {
  items.forEach((item, at) => {
    item.dueAt = now + (at + 1) * pace
    item.isTrial = trial
    item.updatedAt = now
  })
}

export function sendBack(item: MockLabelItem, now: number): void {
  item.rejectedAt = now
  item.dueAt = now + againAfter
  item.verdict = null
  item.corrected = null
  item.returns += 1
  item.updatedAt = now
}

/** The base price of an answer by kind, and what classes and attributes add. */
const base: Record<ProjectKind, number> = {
  bounding_box: 0.012,
  polygon: 0.03,
  points: 0.01,
  classification: 0.004,
  text_spans: 0.014,
  transcription: 0.02,
  satellite: 0.036,
}
export const answerPrice = (kind: ProjectKind, labels: number, attributes: number): Micros =>
  Math.round(dollars(base[kind]) * (1 + Math.max(0, labels - 2) * 0.02 + attributes * 0.08))

/** The price of a unit, which all its people answer. */
export const unitPrice = ({
  kind,
  labels,
  overlap,
}: Pick<MockLabelProject, 'kind' | 'labels' | 'overlap'>): Micros =>
  answerPrice(
    kind,
    labels.length,
    labels.reduce((sum, { attributes }) => sum + attributes.length, 0),
  ) * overlap

/** The part of the price of an answer that its worker gets. */
const workerShare = 0.5
/** What an answer to a unit of a project pays. */
export const answerPay = (project: MockLabelProject): Micros =>
  Math.round(((project.unit ?? unitPrice(project)) / project.overlap) * workerShare)

export function makeItem(
  id: number,
  name: string,
  uniqueId: string,
  now: number,
  own: Partial<MockLabelItem> = {},
): MockLabelItem {
  return {
    id,
    name,
    uniqueId,
    url: null,
    text: null,
    width: 960,
    height: 600,
    preLabels: null,
    dueAt: null,
    isTrial: false,
    isControl: false,
    verdict: null,
    corrected: null,
    comment: null,
    pin: null,
    rejectedAt: null,
    returns: 0,
    errorCode: null,
    lock: null,
    updatedAt: now,
    ...own,
  }
}

const colours = ['#1f5eff', '#c2410c', '#15803d', '#a21caf', '#b45309', '#0e7490']
const classes = (...names: string[]): MockLabelClass[] =>
  names.map((name, at) => ({
    id: String(at + 1),
    name,
    color: colours[at % colours.length] ?? '#1f5eff',
    hotkey: String(at + 1),
    attributes: [],
  }))

interface SeedProject {
  id: string
  title: string
  kind: ProjectKind
  labels: MockLabelClass[]
  instructionsMd: string
  overlap: number
  size: number
  /** How many of them are done, and how many of those are accepted. */
  done: number
  accepted: number
  /** Whether a program has labelled a part of what waits. */
  isBegun?: boolean
  texts?: readonly string[]
  own?: Partial<MockLabelProject>
}
const seeds: readonly SeedProject[] = [
  {
    id: '41',
    title: 'Street signs',
    kind: 'bounding_box',
    labels: classes('Stop', 'Give way', 'Speed limit').map((label) => ({
      ...label,
      attributes: [{ name: 'hidden', type: 'checkbox' as const, options: [] }],
    })),
    instructionsMd:
      'Draw a tight box around every traffic sign, even if part of it is hidden.\n\nA sign with eight corners is Stop, whatever is written on it. A triangle that points down is Give way. A red ring with a number is Speed limit; the end of a limit is left out.\n\nA sign seen from behind is left out. Two signs on one pole are two boxes.',
    overlap: 3,
    size: 240,
    done: 150,
    accepted: 60,
    isBegun: true,
  },
  {
    id: '42',
    title: 'Tone of reviews',
    kind: 'classification',
    labels: classes('Positive', 'Neutral', 'Negative'),
    instructionsMd:
      'Say how the writer feels about the product itself.\n\nPositive takes a word of praise. A complaint about the delivery alone is Neutral. Irony counts by what is meant: praise for what broke is Negative.',
    overlap: 3,
    size: 60,
    done: 60,
    accepted: 20,
  },
  {
    id: '43',
    title: 'Roof outlines',
    kind: 'polygon',
    labels: classes('Roof', 'Solar panel'),
    instructionsMd:
      'Outline every roof along its lower edge, without the shadow.\n\nSolar panels have an outline of their own.',
    overlap: 2,
    size: 24,
    done: 24,
    accepted: 24,
    own: { stage: 'completed' },
  },
]

/** Reviews by their class: what is plain, and what people read in two ways. */
const reviews = [
  {
    plain: [
      'A lovely lamp, the light is warm and the switch feels solid.',
      'My third pair. Nothing else fits as well.',
      'Set up in five minutes and has worked ever since. Very pleased.',
    ],
    doubtful: 'It does what it says, and a bit more than that.',
  },
  {
    plain: [
      'It is a cable. Two meters, black, as in the picture.',
      'I have not used it yet, it is a present.',
      'Comes in a box with a manual in six languages.',
    ],
    doubtful: 'A week late and the box was torn! About the lamp I can say nothing yet.',
  },
  {
    plain: [
      'The handle came off after two days.',
      'Much smaller than in the picture, and it smells of glue.',
      'Too loud to sleep next to. I sent it back.',
    ],
    doubtful: 'Wonderful: it broke on the very first evening.',
  },
] as const

const messages = [
  'Anna Berg wrote that the lamp from Halden came to Oslo two days late.',
  'The chair is solid, and Ivo Marsh of Northwind answered within an hour.',
  'At this price I expected a second cable, says Lena Ford from Leeds.',
]
/** Projects of other companies, whose items come to the desks of workers. */
const deskSeeds: readonly SeedProject[] = [
  {
    id: '91',
    title: 'Goods on a belt',
    kind: 'polygon',
    labels: classes('Round', 'Square'),
    instructionsMd:
      'Outline everything that lies on the belt along its edge.\n\nA corner that is rounded off is still Square.',
    overlap: 2,
    size: 12,
    done: 0,
    accepted: 0,
    isBegun: true,
    own: {
      examples: [
        { good: true, text: 'The line follows the edge all around.', itemId: 1, pictureId: null },
        { good: false, text: 'The line cuts off a side.', itemId: 2, pictureId: null },
      ],
      questions: [
        {
          id: 'q0',
          text: 'Do I outline what is half hidden?',
          itemId: 2,
          answer: 'Yes, the part that you see.',
          askedAt: 0,
          answeredAt: 0,
        },
      ],
    },
  },
  {
    id: '92',
    title: 'Middles of parts',
    kind: 'points',
    labels: classes('Round', 'Square'),
    instructionsMd: 'Put one point in the middle of every part, also where another one covers it.',
    overlap: 1,
    size: 12,
    done: 0,
    accepted: 0,
    isBegun: true,
  },
  {
    id: '93',
    title: 'Topics of messages',
    kind: 'classification',
    labels: classes('Delivery', 'Product', 'Price'),
    instructionsMd: 'Say what the message is mainly about. If it has two topics, the first counts.',
    overlap: 3,
    size: 12,
    done: 0,
    accepted: 0,
    isBegun: true,
    texts: messages,
  },
  {
    id: '94',
    title: 'Names in messages',
    kind: 'text_spans',
    labels: classes('Person', 'Company', 'Place'),
    instructionsMd: 'Mark every name of a person, a company or a place, without punctuation.',
    overlap: 1,
    size: 12,
    done: 0,
    accepted: 0,
    isBegun: true,
    texts: messages,
  },
  {
    id: '95',
    title: 'Tones in recordings',
    kind: 'transcription',
    labels: classes('Speech'),
    instructionsMd: 'Write down how many tones you hear, as a word. A pause is no tone.',
    overlap: 1,
    size: 12,
    done: 0,
    accepted: 0,
    isBegun: true,
  },
]

function reviewOf(project: MockLabelProject, item: MockLabelItem): string {
  const [thing] = thingsOf(project, item)
  const { plain, doubtful } = reviews[thing?.label ?? 0] ?? reviews[0]
  return isOdd(project, item) ? doubtful : (plain[item.id % plain.length] ?? plain[0])
}

export function seedLabelling(accounts: readonly MockAccount[], now: number): LabellingData {
  const owner = accounts.find(({ persona }) => persona === 'customer')
  if (!owner) return { counter: 0, pictures: [], projects: [] }
  const make = (one: SeedProject, accountId: number): MockLabelProject => {
    const began = now - one.done * pace - 2 * minute
    const isText = one.kind === 'classification'
    const { own, size, done, accepted, isBegun, texts, ...rest } = one
    const project: MockLabelProject = {
      accountId,
      examples: [],
      join: 'majority',
      languages: ['en'],
      countries: null,
      budget: null,
      callbackUrl: null,
      stage: 'open',
      archived: false,
      unit: unitPrice(one),
      pausedAt: null,
      prepaid: true,
      charged: unitPrice(one) * accepted,
      jobs: [],
      exports: [],
      questions:
        one.id === '41'
          ? [
              {
                id: 'q1',
                text: 'Does a sign seen in a mirror count?',
                itemId: 12,
                answer: null,
                askedAt: now - hour,
                answeredAt: null,
              },
            ]
          : [],
      createdAt: now - 6 * day,
      updatedAt: now - hour,
      ...rest,
      items: Array.from({ length: size }, (_, at) =>
        makeItem(
          at + 1,
          isText ? `review-${at + 1}` : `picture-${String(at + 1).padStart(4, '0')}.jpg`,
          `seed-${one.id}-${at + 1}`,
          began,
          {
            dueAt: at < done ? began + (at + 1) * pace : now + (at - done + 1) * pace,
            verdict: at < accepted ? 'accepted' : null,
            ...(isText && { text: '' }),
            ...(texts && { text: texts[at % texts.length] ?? '' }),
          },
        ),
      ),
      ...own,
    }
    if (isText && !texts) for (const item of project.items) item.text = reviewOf(project, item)
    if (isBegun)
      for (const item of project.items.slice(done))
        item.preLabels = found(project, item, thingsOf(project, item).slice(0, 1))
    return project
  }
  return {
    counter: 100,
    pictures: [],
    projects: [
      ...seeds.map((one) => make(one, owner.id)),
      // Nobody signs in to these accounts.
      ...deskSeeds.map((one) => make(one, 0)),
    ],
  }
}

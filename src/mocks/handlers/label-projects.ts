// Over 250 lines: the calls of one document and its money.
import type { labelProjectCalls } from '../../api/contract/label-projects.ts'
import type { ParsedArgOf } from '../../api/contract/types.ts'
import { itemFileTypes } from '../../api/contract/label-items.ts'
import { projectLimits } from '../../api/contract/label-projects.ts'
import { compare } from '../../lib/decimal.ts'
import { imageFacts } from '../../lib/image-size.ts'
import { failure, invalid } from '../errors.ts'
import { nominalAlpha, unitAgreement } from '../lib/agreement.ts'
import { money } from '../lib/money.ts'
import { bytesOf } from '../lib/uploads.ts'
import {
  affordable,
  agreementOf,
  answerPrice,
  answersOf,
  examplesOf,
  heldItems,
  heldOf,
  isDoubtful,
  itemState,
  joinedOf,
  openItems,
  pace,
  projectState,
  schedule,
  unitPrice,
} from '../seed/labelling.ts'
import { micros, pageOf } from '../seed/security.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockLabelItem, MockLabelProject } from '../data/labelling.ts'

const trialSize = 20

export function findProject(db: Data, user: MockAccount, id: string | number): MockLabelProject {
  const found = db.labelling.projects.find(
    (project) => project.id === String(id) && project.accountId === user.id,
  )
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

export const nextId = (db: Data): number => {
  db.labelling.counter += 1
  return db.labelling.counter
}

export const touch = (project: MockLabelProject, now: number): void => {
  project.updatedAt = Math.max(now, project.updatedAt + 1)
}

function totalsOf(project: MockLabelProject, now: number) {
  const states = project.items.map((item) => itemState(project, item, now))
  const count = (...wanted: string[]): number =>
    states.filter((state) => wanted.includes(state)).length
  return {
    items: states.length,
    waiting: count('new'),
    inProgress: count('assigned'),
    review: count('in_review', 'annotated'),
    doubt: project.items.filter(
      (item, at) => states[at] === 'in_review' && isDoubtful(project, item),
    ).length,
    accepted: count('accepted'),
    rejected: count('rejected'),
    skipped: count('skipped'),
    errors: count('error'),
  }
}

const answered = (project: MockLabelProject, now: number): MockLabelItem[] =>
  project.items.filter((item) => ['in_review', 'accepted'].includes(itemState(project, item, now)))

function agreementIn(project: MockLabelProject, items: readonly MockLabelItem[]): number | null {
  if (project.overlap < 2 || items.length === 0) return null
  if (project.kind === 'classification')
    return nominalAlpha(
      items.map((item) => answersOf(project, item).map(({ classes }) => classes[0] ?? '')),
    )
  const all = items.map((item) => agreementOf(project, item) ?? 1)
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

/** The alpha of one class against all others. */
function classAgreement(
  project: MockLabelProject,
  items: readonly MockLabelItem[],
  labelId: string,
): number | null {
  if (project.overlap < 2) return null
  return nominalAlpha(
    items.map((item) =>
      answersOf(project, item).map(({ classes }) => String(classes.includes(labelId))),
    ),
  )
}

const iso = (at: number): string => new Date(at).toISOString()

function rowOf(project: MockLabelProject, { currency }: MockAccount, now: number) {
  const agreement = agreementIn(project, answered(project, now))
  return {
    id: project.id,
    title: project.title,
    kind: project.kind,
    ...projectState(project, now),
    totals: totalsOf(project, now),
    agreement: agreement === null ? null : Math.round(agreement * 1000) / 1000,
    spent: money(project.charged, currency),
    createdAt: iso(project.createdAt),
    updatedAt: iso(project.updatedAt),
  }
}

/** The units that a payment starts: the first ones, or as many as the budget allows. */
function startable(project: MockLabelProject, part: 'trial' | 'all'): MockLabelItem[] {
  const unit = project.unit ?? unitPrice(project)
  const open = openItems(project)
  const most = Math.min(open.length, affordable(project, unit))
  return open.slice(0, part === 'trial' ? Math.min(trialSize, most) : most)
}

export function projectView(project: MockLabelProject, user: MockAccount, now: number) {
  const { currency } = user
  const unit = project.unit ?? unitPrice(project)
  const trial = project.items.filter(({ isTrial }) => isTrial)
  const done = trial.filter((item) =>
    ['in_review', 'accepted'].includes(itemState(project, item, now)),
  )
  return {
    ...rowOf(project, user, now),
    instructionsMd: project.instructionsMd,
    examples: examplesOf(project),
    labels: project.labels.map((label) => ({
      ...label,
      attributes: label.attributes.map((one) => ({ ...one })),
    })),
    overlap: project.overlap,
    join: project.join,
    languages: [...project.languages],
    countries: project.countries && [...project.countries],
    budget: project.budget === null ? null : money(project.budget, currency),
    callbackUrl: project.callbackUrl,
    price: {
      perItem: money(unit, currency, 6),
      estimate: money(unit * startable(project, 'all').length, currency),
      trial: money(unit * startable(project, 'trial').length, currency),
      spent: money(project.charged, currency),
      held: money(heldOf(project), currency),
    },
    trial: {
      status: trial.length === 0 ? 'none' : done.length < trial.length ? 'running' : 'ready',
      items: trial.length,
      done: done.length,
    },
    openQuestions: project.questions.filter(({ answer }) => answer === null).length,
  }
}

type Settings = ParsedArgOf<(typeof labelProjectCalls)['createLabelProject']>

function stored(given: Settings, user: MockAccount, db: Data, before?: MockLabelProject) {
  const names = given.labels.map(({ name }) => name.toLowerCase())
  const keys = given.labels.flatMap(({ hotkey }) => (hotkey ? [hotkey] : []))
  if (new Set(names).size !== names.length) throw invalid({ labels: { code: 'not_unique' } })
  if (new Set(keys).size !== keys.length) throw invalid({ labels: { code: 'not_unique' } })
  const labels = given.labels.map(({ id, name, color, hotkey, attributes }) => ({
    id: before?.labels.some((label) => label.id === id) && id ? id : `c${nextId(db)}`,
    name,
    color,
    hotkey: hotkey ?? null,
    attributes: (attributes ?? []).map((one) => ({ ...one, options: one.options ?? [] })),
  }))
  const gone = before?.labels.filter(({ id }) => !labels.some((label) => label.id === id)) ?? []
  // Labels that people have given cannot lose their class: it can be renamed.
  if (gone.length > 0 && before?.stage === 'open')
    throw invalid({ labels: { code: 'not_allowed' } })
  if (before && before.stage !== 'draft' && before.kind !== given.kind)
    throw invalid({ kind: { code: 'not_allowed' } })
  if (before && before.stage !== 'draft' && before.overlap !== (given.overlap ?? 1))
    throw invalid({ overlap: { code: 'not_allowed' } })
  const isOwn = (id: string | number): boolean =>
    db.labelling.pictures.some((one) => one.id === String(id) && one.accountId === user.id)
  const pictures = given.examples?.flatMap(({ pictureId }) => pictureId ?? []) ?? []
  if (!pictures.every(isOwn)) throw invalid({ examples: { code: 'not_allowed' } })
  if (given.budget && given.budget.currency !== user.currency)
    throw invalid({ budget: { code: 'not_allowed' } })
  const budget = given.budget ? micros(given.budget.amount, user) : null
  if (before && budget !== null && budget < before.charged + heldOf(before))
    throw invalid({
      budget: {
        code: 'out_of_range',
        params: { min: money(before.charged + heldOf(before), user.currency).amount },
      },
    })
  return {
    title: given.title,
    kind: given.kind,
    instructionsMd: given.instructionsMd,
    examples: (given.examples ?? []).map((one) => ({
      ...one,
      itemId: one.itemId ?? null,
      pictureId: one.pictureId ?? null,
    })),
    labels,
    overlap: given.overlap ?? 1,
    join: given.join ?? ('majority' as const),
    languages: given.languages ?? [],
    countries: given.countries ?? null,
    budget,
    callbackUrl: given.callbackUrl ?? null,
  }
}

function create(
  db: Data,
  user: MockAccount,
  now: number,
  kept: ReturnType<typeof stored>,
): MockLabelProject {
  const project: MockLabelProject = {
    ...kept,
    id: String(nextId(db)),
    accountId: user.id,
    stage: 'draft',
    archived: false,
    unit: null,
    pausedAt: null,
    prepaid: false,
    charged: 0,
    items: [],
    jobs: [],
    exports: [],
    questions: [],
    createdAt: now,
    updatedAt: now,
  }
  db.labelling.projects.push(project)
  return project
}

/** Takes the price of a delivered unit from the balance, where it was on hold. */
export function charge(
  db: Data,
  project: MockLabelProject,
  items: readonly MockLabelItem[],
  now: number,
  /** -1 gives it back. */
  sign: 1 | -1 = 1,
): void {
  const cost =
    sign * items.reduce((sum, { returns }) => sum + (project.unit ?? 0) * Math.max(1, returns), 0)
  project.charged += cost
  if (project.prepaid || cost === 0) return
  book(db, {
    id: `l-${project.id}-${nextId(db)}`,
    accountId: project.accountId,
    kind: 'support',
    amount: -cost,
    ref: { type: 'labelling_project', id: project.id },
    at: now,
    note: null,
  })
}

function turn(
  db: Data,
  project: MockLabelProject,
  action: ParsedArgOf<(typeof labelProjectCalls)['turnLabelProject']>['action'],
  now: number,
): void {
  const { status } = projectState(project, now)
  const must = (...states: string[]): void => {
    if (!states.includes(status)) throw failure('ERROR_CONFLICT')
  }
  switch (action) {
    case 'submit':
      must('draft')
      if (project.items.length === 0) throw invalid({ items: { code: 'required' } })
      project.unit = unitPrice(project)
      break
    case 'pause':
      must('in_progress')
      project.pausedAt = now
      break
    case 'resume': {
      must('paused')
      const lost = now - (project.pausedAt ?? now)
      for (const item of heldItems(project))
        if (item.dueAt !== null && item.dueAt > (project.pausedAt ?? now)) item.dueAt += lost
      project.pausedAt = null
      break
    }
    case 'cancel': {
      must('quoted', 'awaiting_payment', 'in_progress', 'paused', 'review', 'draft')
      // What is done is paid for, the rest is given back.
      const done = heldItems(project).filter(
        (item) => itemState(project, item, now) === 'in_review',
      )
      charge(db, project, done, now)
      for (const item of done) item.verdict = 'accepted'
      project.stage = 'canceled'
      break
    }
    case 'accept': {
      must('review')
      const left = heldItems(project)
      charge(db, project, left, now)
      for (const item of left) {
        item.verdict = 'accepted'
        item.lock = null
      }
      project.stage = 'completed'
      break
    }
    case 'archive':
      must('draft', 'quoted', 'completed', 'canceled')
      project.archived = true
      break
    case 'restore':
      must('archived')
      project.archived = false
      break
  }
  touch(project, now)
}

/** How far each worker agrees with the known answers of the control units. */
function controlOf(project: MockLabelProject) {
  const units = project.items.filter(({ isControl }) => isControl)
  const workers = Array.from({ length: units.length > 0 ? project.overlap : 0 }, (_, person) => {
    const agreements = units.flatMap((item) => {
      const own = answersOf(project, item)[person]
      return own ? (unitAgreement([own, joinedOf(project, item)]) ?? []) : []
    })
    return { person: person + 1, answered: units.length, agreement: meanOf(agreements) }
  })
  return { units: units.length, share: units.length / Math.max(1, project.items.length), workers }
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.round(mean * 1000) / 1000
}

const accuracyIn = (project: MockLabelProject): number | null =>
  meanOf(controlOf(project).workers.flatMap(({ agreement }) => agreement ?? []))

const key = '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f'
const sample = {
  title: 'Parked bicycles',
  kind: 'bounding_box',
  instructionsMd:
    'Draw a tight box around every bicycle that nobody rides, also where it is hidden.',
  labels: [{ name: 'Bicycle', color: '#1f5eff', hotkey: '1' }],
  overlap: 2,
  join: 'majority',
} as const

export const labelProjectHandlers: Handlers<typeof labelProjectCalls> = {
  labelProjects: {
    access: 'user',
    samples: [{}, { status: 'review', kind: 'classification', sort: 'title', text: 'tone' }],
    run: ({ arg: { status, kind, sort = '-updatedAt', text, ...paged }, db, user, now }) => {
      const words = text?.toLowerCase() ?? ''
      const mine = db.labelling.projects
        .filter(({ accountId }) => accountId === user.id)
        .map((project) => rowOf(project, user, now))
        .filter((row) => (status ? row.status === status : row.status !== 'archived'))
        .filter((row) => kind === undefined || row.kind === kind)
        .filter((row) => row.title.toLowerCase().includes(words))
      const order: Record<typeof sort, (one: (typeof mine)[0], other: (typeof mine)[0]) => number> =
        {
          title: (one, other) => one.title.localeCompare(other.title),
          '-createdAt': (one, other) => other.createdAt.localeCompare(one.createdAt),
          '-updatedAt': (one, other) => other.updatedAt.localeCompare(one.updatedAt),
        }
      return pageOf(mine.toSorted(order[sort]), paged)
    },
  },
  labelProject: {
    access: 'user',
    samples: [{ id: '41' }],
    run: ({ arg: { id }, db, user, now }) => projectView(findProject(db, user, id), user, now),
  },
  createLabelProject: {
    access: 'user',
    status: 201,
    samples: [{ ...sample, labels: [...sample.labels] }],
    run: ({ arg, db, user, now }) =>
      projectView(create(db, user, now, stored(arg, user, db)), user, now),
  },
  updateLabelProject: {
    access: 'user',
    samples: [
      {
        ...sample,
        id: '41',
        overlap: 3,
        labels: [
          { id: '1', name: 'Stop', color: '#1f5eff', hotkey: '1' },
          { id: '2', name: 'Yield', color: '#c2410c', hotkey: '2' },
          { id: '3', name: 'Speed limit', color: '#15803d', hotkey: '3' },
        ],
      },
    ],
    run: ({ arg: { id, updatedAt, ...given }, db, user, now }) => {
      const project = findProject(db, user, id)
      if (updatedAt && updatedAt !== iso(project.updatedAt))
        throw failure('ERROR_STALE_VERSION', {
          extra: { current: projectView(project, user, now) },
        })
      const { status } = projectState(project, now)
      if (['completed', 'canceled', 'archived'].includes(status)) throw failure('ERROR_CONFLICT')
      Object.assign(project, stored(given, user, db, project))
      // A quote that has not been paid is made anew.
      if (project.stage === 'draft' && project.unit !== null) project.unit = unitPrice(project)
      touch(project, now)
      return projectView(project, user, now)
    },
  },
  labelQuote: {
    access: 'user',
    samples: [{ kind: 'bounding_box', labels: 3, attributes: 1, overlap: 3, items: 1000 }],
    run: ({ arg: { kind, labels, attributes, overlap, items }, db, user, now }) => {
      const answer = answerPrice(kind, labels, attributes)
      const unit = answer * overlap
      return {
        perItem: money(unit, user.currency, 6),
        perAnswer: money(answer, user.currency, 6),
        total: money(unit * items, user.currency),
        trial: money(unit * Math.min(items, trialSize), user.currency),
        available: money(availableOf(db, user, now), user.currency),
      }
    },
  },
  addExamplePicture: {
    access: 'user',
    status: 201,
    samples: [
      {
        file: new File(
          [Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 200, 0, 200, 0, 0, 0, 0)],
          'example.gif',
          { type: 'image/gif', lastModified: 0 },
        ),
      },
    ],
    run: ({ arg: { file }, db, user }) => {
      if (file.size > projectLimits.picture)
        throw failure('ERROR_FILE_TOO_BIG', {
          fields: { file: { code: 'limit_exceeded', params: { max: projectLimits.picture } } },
        })
      const bytes = bytesOf(file)
      const type = imageFacts(bytes)?.type
      if (!itemFileTypes.some((one) => one === type))
        throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'bad_format' } } })
      const id = String(nextId(db))
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      db.labelling.pictures.push({
        id,
        accountId: user.id,
        url: `data:${type};base64,${data}`,
      })
      return { id, url: `/api/v2/labelling/pictures/${id}` }
    },
  },
  duplicateLabelProject: {
    access: 'user',
    status: 201,
    samples: [{ id: '43' }],
    run: ({ arg: { id }, db, user, now }) => {
      const { title, kind, instructionsMd, examples, labels, ...rest } = findProject(db, user, id)
      const { overlap, join, languages, countries, budget, callbackUrl } = rest
      const copy = create(db, user, now, {
        title: `${title.slice(0, 96)} (2)`,
        kind,
        instructionsMd,
        examples: examples.map((one) => ({ ...one, itemId: null })),
        labels: labels.map((label) => ({
          ...label,
          attributes: label.attributes.map((one) => ({ ...one })),
        })),
        overlap,
        join,
        languages: [...languages],
        countries: countries && [...countries],
        budget,
        callbackUrl,
      })
      return projectView(copy, user, now)
    },
  },
  payLabelProject: {
    access: 'user',
    samples: [
      { id: '41', idempotencyKey: key, part: 'all', price: { amount: '8.81', currency: 'USD' } },
    ],
    run: ({ arg: { id, part, price }, db, user, now }) => {
      const project = findProject(db, user, id)
      const { status } = projectState(project, now)
      const open = startable(project, part)
      if (!['quoted', 'awaiting_payment', 'in_progress', 'review', 'paused'].includes(status))
        throw failure('ERROR_CONFLICT')
      if (open.length === 0) throw failure('ERROR_CONFLICT')
      const unit = project.unit ?? unitPrice(project)
      const cost = unit * open.length
      const asked = money(cost, user.currency)
      if (price.currency !== user.currency || compare(price.amount, asked.amount) !== 0)
        throw failure('ERROR_CONFLICT', { extra: { price: asked } })
      if (cost > availableOf(db, user, now))
        throw failure('ERROR_INSUFFICIENT_FUNDS', { extra: { needed: asked } })
      project.unit = unit
      project.stage = 'open'
      const last = Math.max(now, ...heldItems(project).map(({ dueAt }) => dueAt ?? 0))
      schedule(open, { now: last, trial: part === 'trial' })
      touch(project, now)
      return projectView(project, user, now)
    },
  },
  turnLabelProject: {
    access: 'user',
    samples: [
      { id: '41', action: 'pause' },
      { id: '43', action: 'archive' },
    ],
    run: ({ arg: { id, action }, db, user, now }) => {
      const project = findProject(db, user, id)
      turn(db, project, action, now)
      return projectView(project, user, now)
    },
  },
  labelQuality: {
    access: 'user',
    samples: [{ id: '41' }],
    run: ({ arg: { id }, db, user, now }) => {
      const project = findProject(db, user, id)
      const done = answered(project, now)
      const left = heldItems(project).filter(
        (item) => !['in_review', 'accepted'].includes(itemState(project, item, now)),
      )
      const last = Math.max(0, ...left.map(({ dueAt }) => dueAt ?? 0))
      const given = done.map((item) => ({ item, found: joinedOf(project, item) }))
      const labelsOf = ({
        boxes,
        polygons,
        points,
        classes,
        spans,
      }: (typeof given)[0]['found']) => [
        ...[...boxes, ...polygons, ...points, ...spans].map(({ labelId }) => labelId),
        ...classes,
      ]
      return {
        agreement: agreementIn(project, done),
        measure:
          project.kind === 'classification'
            ? 'alpha'
            : ['text_spans', 'transcription'].includes(project.kind)
              ? 'share'
              : 'iou',
        accuracy: accuracyIn(project),
        control: controlOf(project),
        perHour: left.length > 0 && project.pausedAt === null ? Math.round(3_600_000 / pace) : null,
        forecastAt: last > now && project.pausedAt === null ? iso(last) : null,
        classes: project.labels.map((label) => {
          const own = given.filter(({ found }) => labelsOf(found).includes(label.id))
          return {
            labelId: label.id,
            count: given.reduce(
              (sum, { found }) => sum + labelsOf(found).filter((one) => one === label.id).length,
              0,
            ),
            agreement:
              project.kind === 'classification'
                ? classAgreement(project, done, label.id)
                : agreementIn(
                    project,
                    own.map(({ item }) => item),
                  ),
          }
        }),
      }
    },
  },
  labelQuestions: {
    access: 'user',
    samples: [{ id: '41' }],
    run: ({ arg: { id }, db, user }) => ({
      records: findProject(db, user, id).questions.map(questionView),
    }),
  },
  answerLabelQuestion: {
    access: 'user',
    samples: [{ id: '41', questionId: 'q1', text: 'No, only signs that are seen directly.' }],
    run: ({ arg: { id, questionId, text }, db, user, now }) => {
      const project = findProject(db, user, id)
      const question = project.questions.find((one) => one.id === String(questionId))
      if (!question) throw failure('ERROR_NOT_FOUND')
      question.answer = text
      question.answeredAt = now
      return questionView(question)
    },
  },
}

const questionView = ({ askedAt, answeredAt, ...rest }: MockLabelProject['questions'][number]) => ({
  ...rest,
  askedAt: iso(askedAt),
  answeredAt: answeredAt === null ? null : iso(answeredAt),
})

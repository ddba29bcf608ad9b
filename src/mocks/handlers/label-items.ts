// Over 250 lines: the units of a project from their upload to their delivery.
import type { SentAnnotations, LabelAnnotations } from '../../api/contract/label-annotations.ts'
import { itemFileTypes, itemLimits, waysIn } from '../../api/contract/label-items.ts'
import type { labelItemCalls } from '../../api/contract/label-items.ts'
import { projectLimits } from '../../api/contract/label-projects.ts'
import { decodePart } from '../../lib/decode-part.ts'
import { imageFacts } from '../../lib/image-size.ts'
import { exifOrientation } from '../../lib/exif-orientation.ts'
import { entriesSum } from '../../lib/idempotency.ts'
import { failure, invalid } from '../errors.ts'
import { money } from '../lib/money.ts'
import { keepPicture } from '../lib/uploaded-pictures.ts'
import { bytesOf } from '../lib/uploads.ts'
import {
  agreementOf,
  answersOf,
  claimFor,
  isDoubtful,
  itemState,
  joinedOf,
  labelPicture,
  makeItem,
  projectState,
  sendBack,
} from '../seed/labelling.ts'
import { pageOf } from '../seed/security.ts'
import { charge, findProject, nextId, touch } from './label-projects.ts'
import { availableOf } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type {
  ImportError,
  MockLabelExport,
  MockLabelItem,
  MockLabelProject,
} from '../data/labelling.ts'

const iso = (at: number): string => new Date(at).toISOString()
const second = 1000
const day = 24 * 60 * 60 * second

function findItem(project: MockLabelProject, id: string | number): MockLabelItem {
  const found = project.items.find((item) => item.id === Number(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

const isDone = (state: string): boolean => state === 'in_review' || state === 'accepted'

function view(project: MockLabelProject, item: MockLabelItem, session: string | null, now: number) {
  const status = itemState(project, item, now)
  const isText = item.text !== null
  const agreement = isDone(status) ? agreementOf(project, item) : null
  const { lock } = item
  return {
    id: item.id,
    name: item.name,
    status,
    url: isText || status === 'error' ? null : labelPicture(project, item),
    text: item.text,
    width: isText ? null : item.width,
    height: isText ? null : item.height,
    agreement: agreement === null ? null : Math.round(agreement * 1000) / 1000,
    isDoubtful: status === 'in_review' && isDoubtful(project, item),
    isTrial: item.isTrial,
    isControl: item.isControl,
    comment: item.comment,
    pin: item.pin && { ...item.pin },
    errorCode: item.errorCode,
    annotations: isDone(status) ? joinedOf(project, item) : item.preLabels,
    lockedBy:
      lock && lock.until > now
        ? { name: lock.name, until: iso(lock.until), isMine: lock.session === session }
        : null,
    updatedAt: iso(item.updatedAt),
  }
}

const whole = (
  project: MockLabelProject,
  item: MockLabelItem,
  session: string | null,
  now: number,
) => ({
  ...view(project, item, session, now),
  answers: isDone(itemState(project, item, now))
    ? answersOf(project, item).map((annotations, at) => ({
        person: at + 1,
        seconds: null,
        annotations,
      }))
    : [],
})

const allowsItems = (project: MockLabelProject, now: number): void => {
  if (['completed', 'canceled', 'archived'].includes(projectState(project, now).status))
    throw failure('ERROR_CONFLICT')
  if (project.items.length >= projectLimits.units)
    throw failure('ERROR_LIMIT_EXCEEDED', {
      fields: { file: { code: 'limit_exceeded', params: { max: projectLimits.units } } },
    })
}

const addItem = (project: MockLabelProject, item: MockLabelItem, now: number): void => {
  project.items.push(item)
  touch(project, now)
}
const newItemId = (project: MockLabelProject): number => (project.items.at(-1)?.id ?? 0) + 1

function rowFault(
  project: MockLabelProject,
  row: { url?: string | undefined; text?: string | undefined },
): string | null {
  const { texts, addresses } = waysIn(project.kind)
  if (row.text !== undefined && !texts) return 'not_allowed'
  if (row.url !== undefined && !addresses) return 'not_allowed'
  if ((row.url === undefined) === (row.text === undefined)) return 'required'
  if (row.text !== undefined) return row.text.trim() === '' ? 'required' : null
  if (!URL.canParse(row.url ?? '') || row.url?.startsWith('https:') !== true) return 'bad_format'
  return null
}

function takeRows(
  project: MockLabelProject,
  rows: readonly {
    url?: string | undefined
    text?: string | undefined
    uniqueId?: string | undefined
  }[],
  now: number,
) {
  const known = new Set(project.items.map(({ uniqueId }) => uniqueId))
  const errors: ImportError[] = []
  let accepted = 0
  let duplicates = 0
  rows.forEach((row, at) => {
    const value = row.url ?? row.text ?? ''
    const code = rowFault(project, row)
    if (code !== null) {
      errors.push({ row: at + 1, code, value: value.slice(0, 200) })
      return
    }
    const uniqueId = row.uniqueId ?? entriesSum(value)
    if (known.has(uniqueId)) {
      duplicates += 1
      return
    }
    known.add(uniqueId)
    const id = newItemId(project)
    const last = row.url?.split('/').at(-1) ?? ''
    const name = row.url === undefined ? `text-${id}` : (decodePart(last) ?? last)
    addItem(
      project,
      makeItem(id, name || `address-${id}`, uniqueId, now, {
        url: row.url ?? null,
        text: row.text ?? null,
        // Such an address answers 404: its source has been deleted.
        errorCode: row.url?.includes('gone') ? 'source_gone' : null,
      }),
      now,
    )
    accepted += 1
  })
  return { accepted, duplicates, errors }
}

type Sent = ReturnType<typeof sentOf>
/** What a person sends, in the form of an answer. */
function sentOf(sent: SentAnnotations): LabelAnnotations {
  const { boxes = [], polygons = [], points = [], classes = [], text = null, spans = [] } = sent
  return {
    boxes: boxes.map((one) => ({ ...one, attributes: one.attributes ?? {} })),
    polygons: polygons.map((one) => ({ ...one, attributes: one.attributes ?? {} })),
    points: points.map((one) => ({ ...one, attributes: one.attributes ?? {} })),
    classes: [...classes],
    text,
    spans: spans.map((one) => ({ ...one })),
  }
}

function checkAnnotations(
  project: MockLabelProject,
  item: MockLabelItem,
  { boxes, polygons, points, classes, spans }: Sent,
): void {
  const used = [
    ...[...boxes, ...polygons, ...points, ...spans].map(({ labelId }) => labelId),
    ...classes,
  ]
  const isKnown = used.every((id) => project.labels.some((label) => label.id === id))
  const isInside = boxes.every(
    (box) =>
      box.xMin < box.xMax &&
      box.yMin < box.yMax &&
      box.xMax <= item.width &&
      box.yMax <= item.height,
  )
  if (!isKnown) throw invalid({ annotations: { code: 'not_allowed' } })
  if (!isInside) throw invalid({ annotations: { code: 'out_of_range' } })
}

const isFree = (item: MockLabelItem, session: string | null, now: number): boolean =>
  item.lock === null || item.lock.until <= now || item.lock.session === session

/** Refuses what another reviewer holds. */
function mustBeFree(item: MockLabelItem, session: string | null, now: number): void {
  if (!isFree(item, session, now))
    throw failure('ERROR_CONFLICT', {
      extra: { lockedBy: { name: item.lock?.name ?? '', until: iso(item.lock?.until ?? now) } },
    })
}

function judge(
  ids: readonly (string | number)[],
  project: MockLabelProject,
  one: (item: MockLabelItem) => string | null,
) {
  const done: number[] = []
  const failed: { id: string | number; errorCode: string }[] = []
  for (const id of ids) {
    const item = project.items.find((known) => known.id === Number(id))
    const errorCode = item ? one(item) : 'ERROR_NOT_FOUND'
    if (item && errorCode === null) done.push(item.id)
    else failed.push({ id, errorCode: errorCode ?? 'ERROR_CONFLICT' })
  }
  return { done, failed }
}

const queued = 1.5 * second
/** Units written into a file in a second. */
const writes = 2000
const kept = 7 * day

export function exportState({ createdAt, sums }: MockLabelExport, now: number): string {
  const age = now - createdAt
  const lasts = queued + second + (Object.keys(sums).length / writes) * second
  return age < queued ? 'queued' : age < lasts ? 'running' : age > kept ? 'expired' : 'ready'
}

/** Tells an account of the files that have become ready since. */
export function announceExports(db: Data, user: MockAccount, now: number): void {
  for (const project of db.labelling.projects.filter(({ accountId }) => accountId === user.id))
    for (const made of project.exports)
      if (!made.isAnnounced && exportState(made, now) === 'ready') {
        made.isAnnounced = true
        user.notifications.push({
          id: `label-${project.id}-${made.id}`,
          kind: 'labelling',
          at: now,
          readAt: null,
          values: { title: project.title, version: made.version },
          own: { href: `/data/projects/${project.id}/exports` },
        })
      }
}

function exportView(project: MockLabelProject, made: MockLabelExport, now: number) {
  const status = exportState(made, now)
  const before = project.exports.find(({ version }) => version === made.version - 1)
  const ids = Object.keys(made.sums)
  return {
    id: made.id,
    version: made.version,
    format: made.format,
    status,
    items: ids.length,
    changes: before
      ? {
          added: ids.filter((id) => before.sums[id] === undefined).length,
          changed: ids.filter(
            (id) => before.sums[id] !== undefined && before.sums[id] !== made.sums[id],
          ).length,
          removed: Object.keys(before.sums).filter((id) => made.sums[id] === undefined).length,
        }
      : null,
    url:
      status === 'ready'
        ? `/api/v2/labelling/projects/${project.id}/exports/${made.id}/file`
        : null,
    seed: made.seed,
    createdAt: iso(made.createdAt),
    expiresAt: status === 'ready' ? iso(made.createdAt + kept) : null,
  }
}

export const deliveredItems = (
  project: MockLabelProject,
  onlyAccepted: boolean,
  now: number,
): MockLabelItem[] =>
  project.items.filter((item) => {
    const state = itemState(project, item, now)
    return state === 'accepted' || (!onlyAccepted && state === 'in_review')
  })

const nameOf = ({ name, email }: MockAccount): string => name ?? email

/** The most doubtful first. */
function byDoubt(project: MockLabelProject, items: readonly MockLabelItem[]): MockLabelItem[] {
  const agreements = new Map(items.map((item) => [item, agreementOf(project, item) ?? 1]))
  const doubt = (item: MockLabelItem): number => agreements.get(item) ?? 1
  return items.toSorted((one, other) => doubt(one) - doubt(other) || one.id - other.id)
}

const names = new Intl.Collator('en', { numeric: true })
const known = new WeakMap<MockLabelProject, { size: number; ranks: Map<number, number> }>()
/** The places of the items by their names, which never change. */
function ranksByName(project: MockLabelProject): Map<number, number> {
  const { items } = project
  const found = known.get(project)
  if (found?.size === items.length) return found.ranks
  const sorted = items.toSorted((one, other) => names.compare(one.name, other.name))
  const ranks = new Map(sorted.map(({ id }, at) => [id, at]))
  known.set(project, { size: items.length, ranks })
  return ranks
}

export const labelItemHandlers: Handlers<typeof labelItemCalls> = {
  labelItems: {
    access: 'user',
    samples: [
      { id: '41' },
      { id: '42', status: 'in_review', label: '1', sort: '-doubt', text: 'review', doubtful: 'no' },
    ],
    run: ({ arg, db, user, now, session }) => {
      const { id, status, label, sort = 'name', text, doubtful, ...paged } = arg
      const project = findProject(db, user, id)
      const ranks = ranksByName(project)
      const rankOf = ({ id: own }: MockLabelItem): number => ranks.get(own) ?? 0
      const words = text?.toLowerCase() ?? ''
      const labelsOf = (item: MockLabelItem): string[] => {
        const { boxes, polygons, points, spans, classes } = joinedOf(project, item)
        return [
          ...[...boxes, ...polygons, ...points, ...spans].map(({ labelId }) => labelId),
          ...classes,
        ]
      }
      const all = project.items
        .map((item) => ({ item, state: itemState(project, item, now) }))
        .filter(({ state }) => status === undefined || state === status)
        .filter(({ item }) => item.name.toLowerCase().includes(words))
        .filter(
          ({ item, state }) =>
            doubtful === undefined ||
            (state === 'in_review' && isDoubtful(project, item)) === (doubtful === 'yes'),
        )
        .filter(
          ({ item, state }) =>
            label === undefined || (isDone(state) && labelsOf(item).includes(label)),
        )
        .map(({ item }) => item)
      const sorted =
        sort === '-doubt'
          ? byDoubt(project, all)
          : sort === 'name'
            ? all.toSorted((one, other) => rankOf(one) - rankOf(other))
            : all.toSorted((one, other) => other.updatedAt - one.updatedAt)
      const page = pageOf(sorted, paged)
      return {
        ...page,
        records: page.records.map((item) => view(project, item, session.id(), now)),
      }
    },
  },
  labelItem: {
    access: 'user',
    samples: [{ id: '41', itemId: 1 }],
    run: ({ arg: { id, itemId }, db, user, now, session }) => {
      const project = findProject(db, user, id)
      return whole(project, findItem(project, itemId), session.id(), now)
    },
  },
  addLabelItem: {
    access: 'user',
    samples: [{ id: '41', file: new Blob(['?']), name: 'empty.jpg', uniqueId: 'seed-41-1' }],
    run: ({ arg: { id, file, name, uniqueId }, db, user, now }) => {
      const project = findProject(db, user, id)
      const known = project.items.find((item) => item.uniqueId === uniqueId)
      if (known) return { id: known.id, isDuplicate: true }
      allowsItems(project, now)
      if (file.size > itemLimits.file)
        throw failure('ERROR_FILE_TOO_BIG', {
          fields: { file: { code: 'limit_exceeded', params: { max: itemLimits.file } } },
        })
      const bytes = bytesOf(file)
      const facts = imageFacts(bytes)
      if (
        !waysIn(project.kind).files ||
        !facts ||
        !itemFileTypes.some((type) => type === facts.type)
      )
        throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'bad_format' } } })
      // Workers see the picture as it is shown, so its sides are those of the turned picture.
      const isTurned = exifOrientation(bytes) > 4
      const item = makeItem(newItemId(project), name, uniqueId, now, {
        width: isTurned ? facts.height : facts.width,
        height: isTurned ? facts.width : facts.height,
      })
      addItem(project, item, now)
      keepPicture(project.id, item, { type: facts.type, bytes: new Uint8Array(bytes) })
      return { id: item.id, isDuplicate: false }
    },
  },
  importLabelItems: {
    access: 'user',
    status: 202,
    samples: [
      { id: '41', rows: [{ url: 'https://example.com/a.jpg' }, { url: 'ftp://example.com/b' }] },
      { id: '42', rows: [{ text: 'It works.', uniqueId: 'r-1' }] },
    ],
    run: ({ arg: { id, rows }, db, user, now }) => {
      const project = findProject(db, user, id)
      allowsItems(project, now)
      const job = { id: String(nextId(db)), at: now, ...takeRows(project, rows, now) }
      project.jobs.push(job)
      return jobView(job)
    },
  },
  labelImport: {
    access: 'user',
    samples: [{ id: '41', jobId: '1' }],
    run: ({ arg: { id, jobId }, db, user }) => {
      const job = findProject(db, user, id).jobs.find((one) => one.id === String(jobId))
      if (!job) throw failure('ERROR_NOT_FOUND')
      return jobView(job)
    },
  },
  preLabelItems: {
    access: 'user',
    samples: [
      {
        id: '41',
        records: [
          {
            name: 'picture-0200.jpg',
            annotations: { boxes: [{ xMin: 10, yMin: 10, xMax: 90, yMax: 80, labelId: '1' }] },
          },
        ],
      },
    ],
    run: ({ arg: { id, records }, db, user, now }) => {
      const project = findProject(db, user, id)
      const unknown: string[] = []
      let matched = 0
      for (const { name, annotations } of records) {
        const item = project.items.find((one) => one.name === name)
        if (!item) {
          unknown.push(name)
          continue
        }
        const sent = sentOf(annotations)
        checkAnnotations(project, item, sent)
        item.preLabels = sent
        item.updatedAt = now
        matched += 1
      }
      return { matched, unknown }
    },
  },
  claimLabelItems: {
    access: 'user',
    samples: [{ id: '41', count: 12 }],
    run: ({ arg: { id, count }, db, user, now, session }) => {
      const project = findProject(db, user, id)
      const own = session.id()
      const waiting = project.items.filter((item) => itemState(project, item, now) === 'in_review')
      const free = waiting.filter((item) => isFree(item, own, now))
      const taken = byDoubt(project, free).slice(0, count)
      for (const item of taken)
        item.lock = { session: own ?? '', name: nameOf(user), until: now + claimFor }
      return {
        records: taken.map((item) => whole(project, item, own, now)),
        left: free.length - taken.length,
        held: waiting.length - free.length,
      }
    },
  },
  acceptLabelItems: {
    access: 'user',
    samples: [{ id: '41', ids: [70, 71, 9999] }],
    run: ({ arg: { id, ids }, db, user, now, session }) => {
      const project = findProject(db, user, id)
      const accepted: MockLabelItem[] = []
      const result = judge(ids, project, (item) => {
        if (item.verdict === 'accepted') return null
        if (itemState(project, item, now) !== 'in_review') return 'ERROR_CONFLICT'
        if (!isFree(item, session.id(), now)) return 'ERROR_CONFLICT'
        item.verdict = 'accepted'
        item.lock = null
        item.updatedAt = now
        accepted.push(item)
        return null
      })
      charge(db, project, accepted, now)
      return result
    },
  },
  reopenLabelItems: {
    access: 'user',
    samples: [{ id: '41', ids: [1] }],
    run: ({ arg: { id, ids }, db, user, now, session }) => {
      const project = findProject(db, user, id)
      if (projectState(project, now).status === 'completed') throw failure('ERROR_CONFLICT')
      const back: MockLabelItem[] = []
      const result = judge(ids, project, (item) => {
        if (item.verdict !== 'accepted') {
          // A unit that was just sent back has not reached its workers yet.
          if (item.rejectedAt === null || itemState(project, item, now) !== 'rejected')
            return 'ERROR_CONFLICT'
          item.returns -= 1
          item.rejectedAt = null
          item.comment = null
          item.pin = null
          item.dueAt = now
        } else back.push(item)
        item.verdict = null
        item.corrected = null
        item.isControl = false
        item.lock = { session: session.id() ?? '', name: nameOf(user), until: now + claimFor }
        item.updatedAt = now
        return null
      })
      // The price goes back on hold.
      charge(db, project, back, now, -1)
      return result
    },
  },
  controlLabelItems: {
    access: 'user',
    samples: [{ id: '41', ids: [3, 4, 120], isControl: true }],
    run: ({ arg: { id, ids, isControl }, db, user, now }) => {
      const project = findProject(db, user, id)
      if (['canceled', 'archived'].includes(projectState(project, now).status))
        throw failure('ERROR_CONFLICT')
      return judge(ids, project, (item) => {
        // Only an answer that somebody has accepted is known.
        if (item.verdict !== 'accepted') return 'ERROR_CONFLICT'
        item.isControl = isControl
        item.updatedAt = now
        return null
      })
    },
  },
  rejectLabelItem: {
    access: 'user',
    samples: [
      { id: '41', itemId: 100, comment: 'The box cuts off the edge.', pin: { x: 0.5, y: 0.2 } },
    ],
    run: ({ arg: { id, itemId, comment, pin }, db, user, now, session }) => {
      const project = findProject(db, user, id)
      const item = findItem(project, itemId)
      mustBeFree(item, session.id(), now)
      if (itemState(project, item, now) !== 'in_review') throw failure('ERROR_CONFLICT')
      // The first return is free; another one is another order.
      const cost = item.returns === 0 ? 0 : (project.unit ?? 0)
      if (cost > availableOf(db, user, now)) throw failure('ERROR_INSUFFICIENT_FUNDS')
      sendBack(item, now)
      item.comment = comment
      item.pin = pin ?? null
      item.lock = null
      return { id: item.id, status: 'rejected', price: money(cost, user.currency, 6) }
    },
  },
  correctLabelItem: {
    access: 'user',
    samples: [
      {
        id: '41',
        itemId: 101,
        annotations: { boxes: [{ xMin: 10, yMin: 10, xMax: 90, yMax: 80, labelId: '1' }] },
      },
    ],
    run: ({ arg: { id, itemId, annotations }, db, user, now, session }) => {
      const project = findProject(db, user, id)
      const item = findItem(project, itemId)
      mustBeFree(item, session.id(), now)
      if (!isDone(itemState(project, item, now))) throw failure('ERROR_CONFLICT')
      const sent = sentOf(annotations)
      checkAnnotations(project, item, sent)
      if (item.verdict === null) charge(db, project, [item], now)
      item.corrected = sent
      item.verdict = 'accepted'
      item.lock = null
      item.updatedAt = now
      return whole(project, item, session.id(), now)
    },
  },
  labelExports: {
    access: 'user',
    samples: [{ id: '43' }],
    run: ({ arg: { id }, db, user, now }) => {
      const project = findProject(db, user, id)
      announceExports(db, user, now)
      return {
        records: project.exports
          .map((made) => exportView(project, made, now))
          .toSorted((one, other) => other.version - one.version),
      }
    },
  },
  createLabelExport: {
    access: 'user',
    status: 202,
    samples: [
      { id: '43', format: 'coco', onlyAccepted: true },
      { id: '41', format: 'jsonl', split: { train: 0.8, val: 0.1, test: 0.1 }, seed: 7 },
    ],
    run: ({ arg: { id, format, onlyAccepted = false, split, seed }, db, user, now }) => {
      const project = findProject(db, user, id)
      const items = deliveredItems(project, onlyAccepted, now)
      if (items.length === 0) throw failure('ERROR_CONFLICT')
      const parts = split ? split.train + split.val + split.test : 1
      if (Math.abs(parts - 1) > 0.001) throw invalid({ split: { code: 'mismatch' } })
      const made: MockLabelExport = {
        id: String(nextId(db)),
        version: project.exports.length + 1,
        format,
        seed: split ? (seed ?? 1) : null,
        split: split ?? null,
        onlyAccepted,
        createdAt: now,
        isAnnounced: false,
        labels: project.labels.map(({ id: own, name, color }) => ({ id: own, name, color })),
        sums: Object.fromEntries(
          items.map((item) => [item.id, entriesSum(joinedOf(project, item))]),
        ),
      }
      project.exports.push(made)
      return exportView(project, made, now)
    },
  },
}

const jobView = ({ id, accepted, duplicates, errors }: MockLabelProject['jobs'][number]) => ({
  id,
  status: 'ready',
  accepted,
  duplicates,
  rejected: errors.length,
  errors: errors.map((one) => ({ ...one })),
})

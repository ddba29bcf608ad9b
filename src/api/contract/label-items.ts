// Over 250 lines: the items of a project, their review and their delivery, whose schemas build on each other.
import * as v from 'valibot'
import {
  Finite,
  flag,
  Id,
  longList,
  moneyOrNull,
  shortList,
  textOrNull,
  Upload,
  when,
  Side,
} from './common.ts'
import { dataFormats } from '../../lib/data-set/formats.ts'
import { LabelAnnotations, PersonAnswer, SentAnnotations } from './label-annotations.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

export const itemStates = [
  'new',
  'assigned',
  'annotated',
  'in_review',
  'accepted',
  'rejected',
  'skipped',
  'error',
] as const
export const itemSorts = ['-doubt', 'name', '-updatedAt'] as const
export const itemLimits = {
  /** Bytes of one file. */
  file: 20 * 1024 * 1024,
  /** Addresses or texts in one request. */
  rows: 1000,
  text: 10_000,
  name: 255,
  claim: 60,
  judge: 100,
  comment: { min: 5, max: 500 },
} as const
export const itemFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const textKinds: readonly string[] = ['classification', 'text_spans']
const filelessKinds: readonly string[] = ['text_spans', 'transcription']
/** The ways in which the items of a kind of project come: recordings by addresses alone. */
export const waysIn = (kind: string): { files: boolean; texts: boolean; addresses: boolean } => ({
  files: !filelessKinds.includes(kind),
  texts: textKinds.includes(kind),
  addresses: kind !== 'text_spans',
})

const Pin = v.looseObject({ x: Finite, y: Finite })
export const LabelItem = v.looseObject({
  id: Id,
  name: v.string(),
  status: v.string(),
  /** A picture's address; null for a text. */
  url: textOrNull,
  text: textOrNull,
  width: Side,
  height: Side,
  /** How much the people agree, from 0 to 1; null before two have answered. */
  agreement: v.optional(v.nullable(Finite), null),
  isDoubtful: flag,
  isTrial: flag,
  /** Whether its accepted answer is known to be right, and workers are measured by it. */
  isControl: flag,
  comment: textOrNull,
  pin: v.optional(v.nullable(Pin), null),
  errorCode: textOrNull,
  annotations: v.optional(v.nullable(LabelAnnotations), null),
  lockedBy: v.optional(
    v.nullable(v.looseObject({ name: v.string(), until: v.string(), isMine: v.boolean() })),
    null,
  ),
  updatedAt: when,
})
export type LabelItem = v.InferOutput<typeof LabelItem>
const WholeItem = v.looseObject({
  ...LabelItem.entries,
  answers: v.optional(shortList(PersonAnswer, 20), []),
})
export type WholeLabelItem = v.InferOutput<typeof WholeItem>

const ImportJob = v.looseObject({
  id: Id,
  status: v.string(),
  accepted: v.optional(Finite, 0),
  duplicates: v.optional(Finite, 0),
  rejected: v.optional(Finite, 0),
  errors: v.optional(
    longList(v.looseObject({ row: Finite, code: v.string(), value: v.optional(v.string(), '') })),
    [],
  ),
})
export type LabelImportJob = v.InferOutput<typeof ImportJob>

export const labelExportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const
const ExportVersion = v.looseObject({
  id: Id,
  version: Finite,
  format: v.string(),
  status: v.string(),
  items: v.optional(v.nullable(Finite), null),
  /** What differs from the version before; null for the first. */
  changes: v.optional(
    v.nullable(v.looseObject({ added: Finite, changed: Finite, removed: Finite })),
    null,
  ),
  url: textOrNull,
  seed: v.optional(v.nullable(Finite), null),
  createdAt: when,
  expiresAt: textOrNull,
})
export type LabelExport = v.InferOutput<typeof ExportVersion>

const One = v.strictObject({ id: Id, itemId: Id })
const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(itemLimits.judge))
const Judged = v.looseObject({
  done: longList(Id),
  failed: v.optional(
    longList(v.looseObject({ id: Id, errorCode: v.optional(v.string(), '') })),
    [],
  ),
})
const base = '/api/v2/labelling/projects/{id}'
const stale = ['LabelItems', 'LabelProject', 'LabelProjects'] as const
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

export const labelItemCalls = defineCalls({
  labelItems: {
    method: 'GET',
    path: `${base}/items`,
    arg: v.strictObject({
      id: Id,
      ...Paged,
      status: v.optional(v.picklist(itemStates)),
      label: v.optional(v.pipe(v.string(), v.maxLength(40))),
      doubtful: v.optional(v.picklist(['yes', 'no'])),
      sort: v.optional(v.picklist(itemSorts)),
      text: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    res: v.looseObject({ records: longList(LabelItem), ...list }),
    provides: ['LabelItems'],
  },
  labelItem: {
    method: 'GET',
    path: `${base}/items/{itemId}`,
    arg: One,
    res: WholeItem,
    provides: ['LabelItems'],
  },
  /** Adds one file. A second one with the same `uniqueId` is the same item, so it can be repeated. */
  addLabelItem: {
    method: 'POST',
    path: `${base}/items`,
    upload: true,
    arg: v.strictObject({
      id: Id,
      file: Upload,
      name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(itemLimits.name)),
      uniqueId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    }),
    res: v.looseObject({ id: Id, isDuplicate: flag }),
  },
  /** Adds addresses of files, or texts. */
  importLabelItems: {
    method: 'POST',
    path: `${base}/items/import`,
    arg: v.strictObject({
      id: Id,
      rows: v.pipe(
        v.array(
          v.strictObject({
            url: v.optional(v.pipe(v.string(), v.maxLength(2048))),
            text: v.optional(v.pipe(v.string(), v.maxLength(itemLimits.text))),
            uniqueId: v.optional(v.pipe(v.string(), v.maxLength(100))),
          }),
        ),
        v.minLength(1),
        v.maxLength(itemLimits.rows),
      ),
    }),
    res: ImportJob,
    invalidates: stale,
    repeatable: true,
  },
  labelImport: {
    method: 'GET',
    path: `${base}/imports/{jobId}`,
    arg: v.strictObject({ id: Id, jobId: Id }),
    res: ImportJob,
  },
  /** Existing labels of items, by the names of their files. */
  preLabelItems: {
    method: 'POST',
    path: `${base}/pre-labels`,
    arg: v.strictObject({
      id: Id,
      records: v.pipe(
        v.array(
          v.strictObject({
            name: v.pipe(v.string(), v.maxLength(itemLimits.name)),
            annotations: SentAnnotations,
          }),
        ),
        v.minLength(1),
        v.maxLength(itemLimits.rows),
      ),
    }),
    res: v.looseObject({ matched: Finite, unknown: v.optional(longList(v.string()), []) }),
    invalidates: stale,
  },
  /** Takes the next items to review, most doubtful first. Nobody else gets them for 15 minutes. */
  claimLabelItems: {
    method: 'POST',
    path: `${base}/review/claim`,
    arg: v.strictObject({
      id: Id,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(itemLimits.claim)),
    }),
    res: v.looseObject({
      records: longList(WholeItem),
      /** Items that wait for a review besides these, and how many others hold. */
      left: v.optional(Finite, 0),
      held: v.optional(Finite, 0),
    }),
  },
  acceptLabelItems: {
    method: 'POST',
    path: `${base}/review/accept`,
    arg: v.strictObject({ id: Id, ids: Ids }),
    res: Judged,
    invalidates: stale,
  },
  /** Undoes a verdict, as long as the project is not completed. */
  reopenLabelItems: {
    method: 'POST',
    path: `${base}/review/reopen`,
    arg: v.strictObject({ id: Id, ids: Ids }),
    res: Judged,
    invalidates: stale,
  },
  /** Makes accepted items control items, or no longer. Workers do not see which these are. */
  controlLabelItems: {
    method: 'POST',
    path: `${base}/control`,
    arg: v.strictObject({ id: Id, ids: Ids, isControl: v.boolean() }),
    res: Judged,
    invalidates: stale,
  },
  /** Sends an item back to its workers: the first time free of charge. */
  rejectLabelItem: {
    method: 'POST',
    path: `${base}/items/{itemId}/reject`,
    arg: v.strictObject({
      id: Id,
      itemId: Id,
      comment: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(itemLimits.comment.min),
        v.maxLength(itemLimits.comment.max),
      ),
      pin: v.optional(v.nullable(v.strictObject({ x: share, y: share }))),
    }),
    res: v.looseObject({ id: Id, status: v.string(), price: moneyOrNull }),
    invalidates: stale,
  },
  /** The reviewer's own answer, which is accepted with it. */
  correctLabelItem: {
    method: 'PUT',
    path: `${base}/items/{itemId}`,
    arg: v.strictObject({ id: Id, itemId: Id, annotations: SentAnnotations }),
    res: WholeItem,
    invalidates: stale,
  },
  labelExports: {
    method: 'GET',
    path: `${base}/exports`,
    arg: v.strictObject({ id: Id }),
    res: v.looseObject({ records: longList(ExportVersion) }),
    provides: ['LabelExports'],
  },
  createLabelExport: {
    method: 'POST',
    path: `${base}/exports`,
    arg: v.strictObject({
      id: Id,
      format: v.picklist(dataFormats),
      onlyAccepted: v.optional(v.boolean()),
      split: v.optional(v.nullable(v.strictObject({ train: share, val: share, test: share }))),
      seed: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    }),
    res: ExportVersion,
    invalidates: ['LabelExports'],
    repeatable: true,
  },
})

import type { LabelAnnotations } from '../../api/contract/label-annotations.ts'
import type { DataFormat } from '../../lib/data-set/formats.ts'
import type { attributeTypes } from '../../api/contract/label-classes.ts'
import type { ProjectKind } from '../../api/contract/label-projects.ts'
import type { Micros } from '../lib/money.ts'

export interface MockLabelClass {
  id: string
  name: string
  color: string
  hotkey: string | null
  attributes: { name: string; type: (typeof attributeTypes)[number]; options: string[] }[]
}

export interface MockLabelItem {
  id: number
  name: string
  uniqueId: string
  url: string | null
  text: string | null
  width: number
  height: number
  preLabels: LabelAnnotations | null
  /** When the workers are done with it; null until it is paid for. */
  dueAt: number | null
  isTrial: boolean
  isControl: boolean
  verdict: 'accepted' | null
  corrected: LabelAnnotations | null
  comment: string | null
  pin: { x: number; y: number } | null
  rejectedAt: number | null
  returns: number
  errorCode: string | null
  lock: { session: string; name: string; until: number } | null
  updatedAt: number
}

export interface MockLabelExport {
  id: string
  version: number
  format: DataFormat
  seed: number | null
  split: { train: number; val: number; test: number } | null
  onlyAccepted: boolean
  createdAt: number
  /** Whether the account has been told that its file is ready. */
  isAnnounced: boolean
  /** The classes as they were called then. */
  labels: readonly Pick<MockLabelClass, 'id' | 'name' | 'color'>[]
  /** A sum of each unit's labels, by its id: the next version says what has changed. */
  sums: Record<string, string>
}

export interface MockLabelExample {
  good: boolean
  text: string
  itemId: string | number | null
  pictureId: string | number | null
}

export interface MockLabelProject {
  id: string
  accountId: number
  title: string
  kind: ProjectKind
  instructionsMd: string
  examples: MockLabelExample[]
  labels: MockLabelClass[]
  overlap: number
  join: 'majority' | 'strict' | 'review'
  languages: string[]
  countries: string[] | null
  budget: Micros | null
  callbackUrl: string | null
  stage: 'draft' | 'open' | 'completed' | 'canceled'
  archived: boolean
  /** The price of a unit, fixed by the quote. */
  unit: Micros | null
  pausedAt: number | null
  /** Paid before the history of the account begins, so nothing of it is on hold. */
  prepaid: boolean
  charged: Micros
  items: MockLabelItem[]
  jobs: { id: string; at: number; accepted: number; duplicates: number; errors: ImportError[] }[]
  exports: MockLabelExport[]
  questions: {
    id: string
    text: string
    itemId: number | null
    answer: string | null
    askedAt: number
    answeredAt: number | null
  }[]
  createdAt: number
  updatedAt: number
}

export interface ImportError {
  row: number
  code: string
  value: string
}

export interface LabellingData {
  counter: number
  /** Pictures of examples, as data URLs. */
  pictures: { id: string; accountId: number; url: string }[]
  projects: MockLabelProject[]
}

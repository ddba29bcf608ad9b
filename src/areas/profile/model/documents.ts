import type { BadgeTone } from '@/ui/Badge.tsx'

const kinds = { invoice: 'docs.kind.invoice', act: 'docs.kind.act', receipt: 'docs.kind.receipt', contract: 'docs.kind.contract' } as const
const knownKinds = new Map<string, (typeof kinds)[keyof typeof kinds]>(Object.entries(kinds))
export const kindName = (kind: string) => knownKinds.get(kind)

const statuses = {
  issued: { key: 'docs.status.issued', tone: 'info' },
  paid: { key: 'docs.status.paid', tone: 'ok' },
  void: { key: 'docs.status.void', tone: 'neutral' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>
const knownStatuses = new Map<string, (typeof statuses)[keyof typeof statuses]>(Object.entries(statuses))
export const statusLook = (status: string) => knownStatuses.get(status)

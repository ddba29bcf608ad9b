import type { EditorKind } from '@/api/contract/editor.ts'
import { hasDraft, readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { dropOwnWork, findWork, isLongWork, saveWork } from '@/lib/kept-work.ts'
import { draftFields } from '../article/document.ts'
import type { ArticleDraft } from '../article/document.ts'
import type { Owner } from '@/lib/kept.ts'

/**
 * Text that was typed into an article and is not on the server. The tab has it, and if it is long,
 * the browser beyond the tab (lib/kept-work.ts).
 */
export interface LocalCopy {
  at: number
  /** The version that it was typed over. */
  from: string
  /** Whether the session had ended. Then the person continues without being asked. */
  goesOn: boolean
  changes: Partial<ArticleDraft>
}

const nameOf = (kind: EditorKind, id: string | number): string => `article:${kind}:${id}`
/**
 * A fixed base, because the draft must be found even after the server's version changes. The person
 * compares them.
 */
const base = { article: 1 }

export function keepLocal(
  owner: Owner,
  kind: EditorKind,
  id: string | number,
  kept: LocalCopy | null,
): void {
  const name = nameOf(kind, id)
  if (kept) saveDraft(owner, name, base, kept)
  else removeDraft(owner, name)
  if (kept && isLongWork(Object.values(kept.changes))) void saveWork(owner, name, kept)
  else void dropOwnWork(owner, name)
}

export const hasLocal = (owner: Owner, kind: EditorKind, id: string | number): boolean =>
  hasDraft(owner, nameOf(kind, id))

/**
 * Anyone can change storage, so only known fields with values of the expected type are accepted.
 */
export function readLocal(
  owner: Owner,
  kind: EditorKind,
  id: string | number,
  begins: ArticleDraft,
): LocalCopy | null {
  return fitting(readDraft(owner, nameOf(kind, id), base), begins)
}

/** Finds text that another tab has left, with its id; the person is asked about it. */
export async function findLocal(
  owner: Owner,
  kind: EditorKind,
  id: string | number,
  begins: ArticleDraft,
): Promise<{ workId: string; copy: LocalCopy } | undefined> {
  const found = await findWork(owner, nameOf(kind, id))
  const [newest] = found.flatMap(({ id: workId, isOwn, value }) => {
    const copy = isOwn ? null : fitting(value, begins)
    return copy ? [{ workId, copy: { ...copy, goesOn: false } }] : []
  })
  return newest
}

function fitting(stored: unknown, begins: ArticleDraft): LocalCopy | null {
  if (!isKept(stored)) return null
  const fits = Object.entries(stored.changes).every(([name, value]: [string, unknown]) => {
    const field = draftFields.find((known) => known === name)
    if (!field) return false
    const begun: unknown = begins[field]
    return (
      value === null ||
      begun === null ||
      (typeof value === typeof begun && Array.isArray(value) === Array.isArray(begun))
    )
  })
  return fits ? stored : null
}

function isKept(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false
  const {
    at,
    from,
    goesOn,
    changes,
  }: { at?: unknown; from?: unknown; goesOn?: unknown; changes?: unknown } = value
  return (
    typeof at === 'number' &&
    typeof from === 'string' &&
    typeof goesOn === 'boolean' &&
    typeof changes === 'object' &&
    changes !== null
  )
}

import { createContext, use } from 'react'
import type { EditorKind } from '@/api/contract/editor.ts'
import type { FieldProblem } from '@/api/problem.ts'
import type { Autosave, SavedDocument } from './autosave.ts'
import type { ArticleDraft } from '../article/document.ts'
import type { Uploads } from './use-uploads.ts'

/** The shared state of all panels. */
export interface Bench {
  kind: EditorKind
  document: SavedDocument
  save: Autosave
  draft: ArticleDraft
  set: (patch: Partial<ArticleDraft>) => void
  readOnly: boolean
  uploads: Uploads
  /** The server's error of a field, or that it is missing. */
  problemAt: (field: string) => FieldProblem | undefined
}

export const BenchContext = createContext<Bench | null>(null)

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('useBench() needs a Workbench above it.')
  return bench
}

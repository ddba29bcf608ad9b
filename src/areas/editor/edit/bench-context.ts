import { createContext, use } from 'react'
import type { EditorKind } from '@/api/contract/editor.ts'
import type { FieldProblem } from '@/api/problem.ts'
import type { Autosave, Document } from './autosave.ts'
import type { Draft } from '../article/document.ts'
import type { Uploads } from './use-uploads.ts'

/** What every panel of the page works on. */
export interface Bench {
  kind: EditorKind
  document: Document
  save: Autosave
  draft: Draft
  set: (patch: Partial<Draft>) => void
  readOnly: boolean
  uploads: Uploads
  /** What the server refused at a field, or what is missing there. */
  problemAt: (field: string) => FieldProblem | undefined
}

export const BenchContext = createContext<Bench | null>(null)

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('useBench() needs a Workbench above it.')
  return bench
}

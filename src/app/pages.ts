import type { ComponentType } from 'react'
import type { Structured } from '@/head/structured.ts'
import type { PageRow } from '@/routes/types.ts'
import type { PageLoader } from '@/session/person.ts'

export interface PageModule {
  default: ComponentType
  loader?: PageLoader
  /** Structured data for the prerendered file. */
  structured?: Structured
}

const files = import.meta.glob<PageModule>('/src/areas/**/*Page.tsx')

/** Imports the page of a row. tests/tables/routes.spec.ts compares rows and files. */
export function pageImport({ page }: Pick<PageRow, 'page'>): () => Promise<PageModule> {
  const found = files[`/src/areas/${page}.tsx`]
  if (!found) throw new Error(`There is no page ${page}.`)
  return found
}

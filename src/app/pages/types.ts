import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { Structured } from '@/head/structured.ts'
import type { AppStore } from '../store.ts'

export interface PageModule {
  default: ComponentType
  /** Starts the page's first calls, after the guard has passed. */
  loader?: (args: LoaderFunctionArgs & { store: AppStore }) => Promise<unknown>
  /** Structured data for the served file. */
  structured?: Structured
}

export type PageImport = () => Promise<PageModule>

import type { SoftwareCategory, SoftwareItem, SoftwareList } from '@/api/contract/software.ts'
import { isRecord } from '@/lib/is-record.ts'

// The build parsed this data with the contract's schemas; here the kinds are only told apart.

export const isSoftwareList = (value: unknown): value is SoftwareList =>
  isRecord(value) && Array.isArray(value['records']) && typeof value['totalCount'] === 'number'
export const isSoftware = (value: unknown): value is SoftwareItem =>
  isRecord(value) && typeof value['slug'] === 'string' && Array.isArray(value['screenshots'])
export const isCategories = (value: unknown): value is { records: readonly SoftwareCategory[] } =>
  isRecord(value) && Array.isArray(value['records'])

import { useCallback, useMemo } from 'react'
import { keysApi } from '@/api/endpoints/keys.ts'

/** The names of the account's keys by id; empty if they cannot be loaded. */
export function useAccountKeyNames(): ReadonlyMap<string, string> {
  const { data } = keysApi.useKeysQuery()
  return useMemo(
    () =>
      new Map(
        data?.records.flatMap(({ id, name, test }): [string, string][] =>
          // No figures have what a test key sends.
          name && !test ? [[String(id), name]] : [],
        ) ?? [],
      ),
    [data],
  )
}

/**
 * Returns the label of a key: its name, else its number. The function is stable until the keys
 * change.
 */
export function useAccountKeyName(): (id: string) => string {
  const names = useAccountKeyNames()
  return useCallback((id) => names.get(id) ?? `ID ${id}`, [names])
}

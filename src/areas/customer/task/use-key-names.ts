import { useCallback, useMemo } from 'react'
import { keysApi } from '@/api/endpoints/keys.ts'

/** The names of the account's keys by their ids; empty where they can't be had. */
export function useKeyNames(): ReadonlyMap<string, string> {
  const { data } = keysApi.useKeysQuery()
  return useMemo(
    () =>
      new Map(
        data?.records.flatMap(({ id, name }): [string, string][] =>
          name ? [[String(id), name]] : [],
        ) ?? [],
      ),
    [data],
  )
}

/** What a key is called: its name, else its number. The same until the keys change. */
export function useKeyName(): (id: string) => string {
  const names = useKeyNames()
  return useCallback((id) => names.get(id) ?? `ID ${id}`, [names])
}

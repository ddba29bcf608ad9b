import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { isRecord } from '@/lib/is-record.ts'
import type { KnownAnswer } from './contract/known.ts'

interface Entry {
  status: 'fulfilled'
  endpointName: string
  requestId: string
  originalArgs: unknown
  data: unknown
  startedTimeStamp: number
  fulfilledTimeStamp: number
}

/** The part of the API slice's state that a prerendered file contains. */
export interface RestoredCache {
  queries: Record<string, Entry>
  mutations: Record<string, never>
  provided: {
    tags: Record<string, Record<string, string[]>>
    keys: Record<string, { type: string }[]>
  }
}

/** The name that RTK Query gives to tags without an id. */
const withoutId = '__internal_without_id'

/** The state of an API slice that holds some answers. */
export function cacheOf(answers: readonly KnownAnswer[]): RestoredCache {
  const cache: RestoredCache = { queries: {}, mutations: {}, provided: { tags: {}, keys: {} } }
  for (const { endpoint, arg, data, at, tags } of answers) {
    const key = defaultSerializeQueryArgs({
      endpointName: endpoint,
      queryArgs: arg,
      endpointDefinition: Object({}),
    })
    cache.queries[key] = {
      status: 'fulfilled',
      endpointName: endpoint,
      requestId: 'build',
      originalArgs: arg,
      data,
      startedTimeStamp: at,
      fulfilledTimeStamp: at,
    }
    cache.provided.keys[key] = tags.map((type) => ({ type }))
    for (const tag of tags) ((cache.provided.tags[tag] ??= {})[withoutId] ??= []).push(key)
  }
  return cache
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  value['status'] === 'fulfilled' &&
  typeof value['endpointName'] === 'string' &&
  'data' in value

/** Reads the cache out of a page's data. Whatever is broken is left out, and requested again. */
export function readCache(value: unknown): RestoredCache {
  const { queries, provided } = isRecord(value) ? value : {}
  const entries = Object.entries(isRecord(queries) ? queries : {})
    .filter((pair): pair is [string, Entry] => isEntry(pair[1]))
    .map(([key, entry]): [string, Entry] => [
      key,
      // For a clock that is behind the source's, the answer would stay fresh until it has caught up.
      entry.fulfilledTimeStamp > Date.now() ? { ...entry, fulfilledTimeStamp: 1 } : entry,
    ])
  const { tags, keys } = isRecord(provided) ? provided : {}
  return {
    queries: Object.fromEntries(entries),
    mutations: {},
    provided: { tags: Object({ ...Object(tags) }), keys: Object({ ...Object(keys) }) },
  }
}

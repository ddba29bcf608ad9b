import { parse } from 'valibot'
import { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import type { AppStore } from '@/app/store.ts'

/** A customer as the backend sends one, with other fields where a test needs them. */
export const person = (fields: object = {}): User =>
  parse(User, { id: 7, profile: { userType: 'customer' }, ...fields })

/** A store in which somebody is signed in, or nobody if `user` is null. */
export function storeOf(user: User | null): AppStore {
  const store = createStore(initialPageState)
  setUser(store, user)
  return store
}

/** Writes an answer for the user into the cache. */
export const setUser = (store: AppStore, value: User | null) =>
  store.dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value }]))

/** The cached user: undefined while nobody has asked. */
export const userIn = (store: AppStore): User | null | undefined =>
  userApi.endpoints.user.select()(Object(store.getState())).data

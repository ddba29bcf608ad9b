import { userApi } from '@/api/endpoints/user.ts'
import { toProblem } from '@/api/problem.ts'
import type { PersonId, User } from '@/api/contract/user.ts'
import type { Dispatch } from './person.ts'
import { tellTabs } from './tabs.ts'

export interface SystemMessage {
  /** Of this person and this message: an id alone may be the same for others. */
  key: string
  user: PersonId
  id: number | string
  /** HTML by language code. */
  texts: Readonly<Record<string, string>>
}

/** The message that a person is to be shown, if any. */
export function systemMessageOf(user: User | null | undefined): SystemMessage | null {
  const message = user?.profile.systemMessage
  if (!user || !message || message.id === null) return null
  return { key: `${user.id}:${message.id}`, user: user.id, id: message.id, texts: message.message }
}

/**
 * Marks a message as read and takes it from the local user.
 * @throws Problem where the backend did not do it: then nothing has changed
 */
export async function readSystemMessage(
  dispatch: Dispatch,
  { id, user }: SystemMessage,
): Promise<void> {
  try {
    await dispatch(userApi.endpoints.readSystemMessage.initiate({ id }, { track: false })).unwrap()
  } catch (error) {
    const problem = toProblem(error)
    // What a success says is not read (specification, section 7).
    if (problem.kind !== 'PARSING_ERROR') {
      // Read already, on another device: then the user has it no more.
      if (problem.status === 404) dispatch(userApi.util.invalidateTags(['User']))
      throw problem
    }
  }
  // Whoever has come meanwhile keeps theirs.
  dispatch((_, getState) => {
    const { data } = userApi.endpoints.user.select()(Object(getState()))
    if (data?.id !== user || data.profile.systemMessage?.id !== id) return
    const value = { ...data, profile: { ...data.profile, systemMessage: null } }
    dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value }]))
  })
  // Another one may wait behind it.
  dispatch(userApi.util.invalidateTags(['User']))
  tellTabs('changed')
}

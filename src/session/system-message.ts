import { selectUser, userApi } from '@/api/endpoints/user.ts'
import { toProblem } from '@/api/problem.ts'
import type { PersonId, User } from '@/api/contract/user.ts'
import type { Dispatch } from './person.ts'
import { tellTabs } from './tabs.ts'

export interface SystemMessageState {
  /**
   * Identifies the person and the message, because other people can have a message with the same
   * id.
   */
  key: string
  user: PersonId
  id: number | string
  /** HTML by language code. */
  texts: Readonly<Record<string, string>>
}

/** The message to show to a person, if any. */
export function systemMessageOf(user: User | null | undefined): SystemMessageState | null {
  const message = user?.profile.systemMessage
  if (!user || !message || message.id === null) return null
  return { key: `${user.id}:${message.id}`, user: user.id, id: message.id, texts: message.message }
}

/**
 * Marks a message as read and removes it from the cached user.
 * @throws Problem if the backend did not do it; then nothing has changed
 */
export async function readSystemMessage(
  dispatch: Dispatch,
  { id, user }: SystemMessageState,
): Promise<void> {
  try {
    await dispatch(userApi.endpoints.readSystemMessage.initiate({ id }, { track: false })).unwrap()
  } catch (error) {
    const problem = toProblem(error)
    // The content of a successful answer is not used (specification, section 7).
    if (problem.kind !== 'PARSING_ERROR') {
      // It was read on another device, so the user no longer has it.
      if (problem.status === 404) dispatch(userApi.util.invalidateTags(['User']))
      throw problem
    }
  }
  // Another person who has signed in meanwhile keeps their message.
  dispatch((_, getState) => {
    const data = selectUser(getState())
    if (data?.id !== user || data.profile.systemMessage?.id !== id) return
    const value = { ...data, profile: { ...data.profile, systemMessage: null } }
    dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value }]))
  })
  // Another message may follow.
  dispatch(userApi.util.invalidateTags(['User']))
  tellTabs('changed')
}

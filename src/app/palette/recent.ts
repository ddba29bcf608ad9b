import type { PersonId } from '@/api/contract/user.ts'

const most = 3

let owner: PersonId | null = null
let ids: readonly string[] = []

/**
 * The person's latest choices, newest first. They are only in memory, and only while the same
 * person is signed in.
 */
export const recentOf = (person: PersonId | null): readonly string[] =>
  person === owner ? ids : []

export function rememberChoice(person: PersonId | null, id: string): void {
  ids = [id, ...recentOf(person).filter((known) => known !== id)].slice(0, most)
  owner = person
}

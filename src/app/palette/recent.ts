import type { PersonId } from '@/api/contract/user.ts'

const most = 3

let owner: PersonId | null = null
let ids: readonly string[] = []

/** What a person has lately chosen, latest first. In memory alone, and only for as long as it is the same person. */
export const recentOf = (person: PersonId | null): readonly string[] =>
  person === owner ? ids : []

export function rememberChoice(person: PersonId | null, id: string): void {
  ids = [id, ...recentOf(person).filter((known) => known !== id)].slice(0, most)
  owner = person
}

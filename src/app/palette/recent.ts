const most = 3

let owner: number | null = null
let ids: readonly string[] = []

/** What a person has lately chosen, latest first. In memory alone, and only for as long as it is the same person. */
export const recentOf = (person: number | null): readonly string[] => (person === owner ? ids : [])

export function rememberChoice(person: number | null, id: string): void {
  ids = [id, ...recentOf(person).filter((known) => known !== id)].slice(0, most)
  owner = person
}

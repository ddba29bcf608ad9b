/** A piece of code, the pages that begin with it, and what it imports, at whatever remove. */
export interface Part {
  size: number
  pages: ReadonlySet<string>
  modules: readonly string[]
  needs: ReadonlySet<Part>
}

/** Every module that comes with the first view of a page, by the pages that it comes with. */
export function reach(
  pages: Iterable<readonly [page: string, roots: readonly string[]]>,
  imports: (id: string) => readonly string[],
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const [page, roots] of pages) {
    const waiting = [...roots]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = users.get(id) ?? new Set<string>()
      if (known.has(page)) continue
      users.set(id, known.add(page))
      waiting.push(...imports(id))
    }
  }
  return users
}

/** Modules that the same pages begin with, together. */
export function parts(
  users: ReadonlyMap<string, ReadonlySet<string>>,
  size: (id: string) => number,
  imports: (id: string) => readonly string[],
): Part[] {
  const found = new Map<string, { size: number; pages: ReadonlySet<string>; modules: string[]; needs: Set<Part> }>()
  const of = new Map<string, Part>()
  for (const [id, pages] of users) {
    const key = [...pages].toSorted().join('\n')
    const part = found.get(key) ?? { size: 0, pages, modules: [], needs: new Set() }
    part.size += size(id)
    part.modules.push(id)
    found.set(key, part)
    of.set(id, part)
  }
  for (const part of found.values()) {
    for (const id of reach([['', part.modules]], imports).keys()) {
      const needed = of.get(id)
      if (needed) part.needs.add(needed)
    }
  }
  return [...found.values()]
}

interface File {
  pages: ReadonlySet<string>
  parts: readonly Part[]
  /** What a page takes along unused if it loads this file: its code, and that of the files it imports. */
  waste: (page: string) => number
}

function fileOf(its: readonly Part[], weight: (page: string) => number): File {
  const needs = new Set(its.flatMap((part) => [...part.needs]))
  const known = new Map<string, number>()
  const waste = (page: string): number => {
    let found = known.get(page)
    if (found === undefined) {
      found = 0
      for (const { size, pages } of needs) if (!pages.has(page)) found += size
      found *= weight(page)
      known.set(page, found)
    }
    return found
  }
  return { pages: new Set(its.flatMap(({ pages }) => [...pages])), parts: its, waste }
}

/**
 * Puts parts together in files as long as that is worth more than it costs, the best pair first: it saves a file on each page that needs
 * both, and the other pages take along what they do not need.
 * @param file what one file less is worth to a page, in the unit of `size`
 * @param weight how much it matters what a page takes along
 */
export function merge(given: readonly Part[], file: (page: string) => number, weight: (page: string) => number): Part[][] {
  const left = given.map((part) => fileOf([part], weight))
  const worth = (one: File, other: File): number => {
    let found = 0
    for (const page of one.pages) found += other.pages.has(page) ? file(page) : -other.waste(page)
    for (const page of other.pages) if (!one.pages.has(page)) found -= one.waste(page)
    return found
  }
  const known = new Map<File, Map<File, number>>()
  for (;;) {
    let best: { worth: number; pair?: [File, File] } = { worth: 0 }
    for (const [at, one] of left.entries()) {
      const worths = known.get(one) ?? new Map<File, number>()
      known.set(one, worths)
      for (const other of left.slice(at + 1)) {
        const found = worths.get(other) ?? worth(one, other)
        worths.set(other, found)
        if (found > best.worth) best = { worth: found, pair: [one, other] }
      }
    }
    if (!best.pair) return left.map((one) => [...one.parts])
    const [one, other] = best.pair
    left.splice(left.indexOf(other), 1)
    left[left.indexOf(one)] = fileOf([...one.parts, ...other.parts], weight)
  }
}

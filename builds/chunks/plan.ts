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

/** Modules that go together: the same pages begin with them, and they have the same place or none. */
export interface Unit {
  modules: readonly string[]
  size: number
  /** The pages that begin with it. */
  pages: ReadonlySet<string>
  /** The units that it imports, at whatever remove; it is not one of them. */
  needs: ReadonlySet<Unit>
  /** The file in which it has its place; none where that is to be found. */
  file: string | undefined
}

export function gather(
  users: ReadonlyMap<string, ReadonlySet<string>>,
  of: { size: (id: string) => number; imports: (id: string) => readonly string[]; file: (id: string) => string | undefined },
): Unit[] {
  const found = new Map<string, { modules: string[]; size: number; pages: ReadonlySet<string>; needs: Set<Unit>; file: string | undefined }>()
  const unitOf = new Map<string, Unit>()
  for (const [id, pages] of users) {
    const file = of.file(id)
    const key = [file ?? '', ...[...pages].toSorted()].join('\n')
    const unit = found.get(key) ?? { modules: [], size: 0, pages, needs: new Set(), file }
    unit.modules.push(id)
    unit.size += of.size(id)
    found.set(key, unit)
    unitOf.set(id, unit)
  }
  for (const unit of found.values()) {
    for (const id of reach([['', unit.modules]], of.imports).keys()) {
      const needed = unitOf.get(id)
      if (needed && needed !== unit) unit.needs.add(needed)
    }
  }
  return [...found.values()]
}

import type { Unit } from './plan.ts'

export interface Page {
  /** How much it matters. */
  weight: number
  /** What it should load at most, in the unit of a unit's size; none for what comes late. */
  bounds?: { size: number; files: number }
}

/** What a file more costs a page, in size. */
const fileCost = 1000
/** What is above a page's bounds costs besides. */
const overSize = 18
const overFile = 500_000

interface File {
  units: Set<Unit>
  size: number
  imports: ReadonlySet<File>
  /** Its units have their place in it. */
  fixed: boolean
}
/** What a page loads, and what that costs. */
interface Visit {
  files: ReadonlySet<File>
  cost: number
}

/**
 * Looks for the files that cost the pages least: files are put together and units are moved for as long as that helps. What it finds
 * depends on nothing but its arguments.
 * @returns the units of each file, without those that have their place
 */
export function arrange(units: readonly Unit[], pages: ReadonlyMap<string, Page>): Unit[][] {
  const named = new Map<string, File>()
  const at = new Map<Unit, File>()
  for (const unit of units) {
    const file = (unit.file !== undefined && named.get(unit.file)) || {
      units: new Set(),
      size: 0,
      imports: new Set(),
      fixed: unit.file !== undefined,
    }
    if (unit.file !== undefined) named.set(unit.file, file)
    put(unit, file)
  }
  const files = new Set(at.values())
  const begins = new Map([...pages.keys()].map((page) => [page, units.filter((unit) => unit.pages.has(page))]))
  for (const file of files) file.imports = importsOf(file)
  const visits = new Map([...pages.keys()].map((page) => [page, visit(page)]))

  function put(unit: Unit, file: File): void {
    const before = at.get(unit)
    if (before?.units.delete(unit)) before.size -= unit.size
    file.units.add(unit)
    file.size += unit.size
    at.set(unit, file)
  }
  function fileOf(unit: Unit): File {
    const file = at.get(unit)
    if (!file) throw new Error(`A unit imports one that is not there: ${unit.modules.join(' ')}`)
    return file
  }
  function importsOf(file: File): Set<File> {
    const found = new Set<File>()
    for (const { needs } of file.units) for (const needed of needs) found.add(fileOf(needed))
    return found
  }
  function visit(page: string): Visit {
    const loaded = new Set(begins.get(page)?.map(fileOf))
    let size = 0
    // What is added on the way is visited, too.
    for (const file of loaded) {
      size += file.size
      for (const other of file.imports) loaded.add(other)
    }
    const { weight, bounds = { size: Infinity, files: Infinity } } = pages.get(page) ?? { weight: 0 }
    const over = Math.max(0, size - bounds.size) * overSize + Math.max(0, loaded.size - bounds.files) * overFile
    return { files: loaded, cost: weight * (size + loaded.size * fileCost + over) }
  }
  /** Moves units from one file to another if that helps. */
  function move(moved: readonly Unit[], from: File, to: File): boolean {
    const importers = [...files, to].filter((file) => file === from || file === to || file.imports.has(from))
    const before = importers.map((file) => [file, file.imports] as const)
    for (const unit of moved) put(unit, to)
    for (const file of importers) file.imports = importsOf(file)
    const then = new Map<string, Visit>()
    let gain = 0
    for (const [page, now] of visits) {
      if (!now.files.has(from) && !now.files.has(to)) continue
      const next = visit(page)
      gain += now.cost - next.cost
      then.set(page, next)
    }
    if (gain > 0) {
      for (const [page, next] of then) visits.set(page, next)
      files.add(to)
      if (from.units.size === 0) files.delete(from)
      return true
    }
    for (const unit of moved) put(unit, from)
    for (const [file, imports] of before) file.imports = imports
    return false
  }

  const free = units.filter(({ file }) => file === undefined)
  const open = (): File[] => [...files].filter(({ fixed }) => !fixed)
  for (let better = true; better;) {
    better = false
    for (const from of open())
      for (const to of open()) if (from !== to && files.has(from) && files.has(to) && move([...from.units], from, to)) better = true
    for (const unit of free) {
      const near = new Set([...unit.pages].flatMap((page) => [...(visits.get(page)?.files ?? [])]).filter(({ fixed }) => !fixed))
      const alone: File = { units: new Set(), size: 0, imports: new Set(), fixed: false }
      for (const file of [...near, alone]) if (file !== fileOf(unit) && move([unit], fileOf(unit), file)) better = true
    }
    // What one page needs of a file goes to another of its files, so that it can do without the first.
    for (const [page, { bounds }] of pages) {
      if (!bounds) continue
      for (const from of open())
        for (const to of open()) {
          const loaded = visits.get(page)?.files
          if (from === to || !loaded?.has(from) || !loaded.has(to)) continue
          const its = [...from.units].filter((unit) => unit.pages.has(page))
          if (its.length > 1 && move(its, from, to)) better = true
        }
    }
  }
  return open().map((file) => [...file.units])
}

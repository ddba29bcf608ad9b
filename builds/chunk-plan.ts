/** Bytes of source that a page may load in vain rather than ask for one more file. */
const fileCost = 10_000
/** A chunk of fewer bytes of source always joins another. */
const smallest = 4000
/** What a style sheet counts for: its styles are not in the graph. */
const sheetCost = 20_000

export interface PlannedFile {
  importers: readonly string[]
  imports: readonly string[]
  /** Bytes of source. */
  size: number
  /** A page, a part that loads late, or the entry: what asks for chunks. */
  isRoot: boolean
}

interface Rules {
  weightOf: (root: string) => number
  /** The roots that load what a root needs. */
  usersOf: (root: string, roots: readonly string[]) => readonly string[]
}

/** A bit for each root. */
type Users = Uint32Array

interface Chunk {
  ids: string[]
  size: number
  /** Who loads it. */
  users: Users
  imports: Set<Chunk>
  /** The name of the style sheet that it holds. */
  sheet: string | undefined
}

/**
 * Groups files into chunks by what pages would load in vain. It begins with a chunk for each set of
 * roots that need the same files. Then the smallest chunk joins the one with which that costs least,
 * as long as the bytes loaded in vain cost less than the requests that are saved. A page loads
 * whole chunks and all that they import, so the cost counts those too. Chunks never import each
 * other.
 */
export class Plan {
  readonly #files: ReadonlyMap<string, PlannedFile>
  readonly #rules: Rules
  readonly #roots: readonly string[]
  readonly #weights: readonly number[]
  readonly #chunks = new Map<string, Chunk>()

  constructor(files: ReadonlyMap<string, PlannedFile>, rules: Rules) {
    this.#files = files
    this.#rules = rules
    this.#roots = [...files].flatMap(([id, { isRoot }]) => (isRoot ? [id] : []))
    this.#weights = this.#roots.map(rules.weightOf)
  }

  /** The roots whose static imports lead to a file. */
  rootsOf(id: string): string[] {
    const found = new Set([id])
    for (const file of found)
      for (const importer of this.#files.get(file)?.importers ?? []) found.add(importer)
    return [...found].filter((file) => this.#files.get(file)?.isRoot).toSorted()
  }

  /** @param sheet the style sheet that the file is in, which is one chunk */
  add(id: string, sheet?: string): void {
    const roots = this.rootsOf(id)
    const key = sheet ?? roots.join()
    const users = this.#usersOf(roots)
    const chunk = this.#chunks.get(key) ?? {
      ids: [],
      size: sheet ? sheetCost : 0,
      users,
      imports: new Set<Chunk>(),
      sheet,
    }
    chunk.ids.push(id)
    chunk.size += this.#files.get(id)?.size ?? 0
    chunk.users = union(chunk.users, users)
    this.#chunks.set(key, chunk)
  }

  /** The chunks of the files that were added. */
  made(): ReadonlySet<Pick<Chunk, 'ids' | 'sheet'>> {
    const chunks = new Set(this.#chunks.values())
    this.#link(chunks)
    const waiting = new Set([...chunks].filter(({ sheet }) => !sheet))
    while (waiting.size > 0) {
      const chunk = [...waiting].reduce((least, one) => (one.size < least.size ? one : least))
      const other = this.#cheapest(chunk, chunks)
      waiting.delete(chunk)
      if (!other) continue
      join(chunk, other, chunks)
      if (!other.sheet) waiting.add(other)
    }
    return chunks
  }

  #usersOf(roots: readonly string[]): Users {
    const users = new Uint32Array(Math.ceil(this.#roots.length / 32))
    for (const root of roots.flatMap((one) => this.#rules.usersOf(one, this.#roots))) {
      const index = this.#roots.indexOf(root)
      users[index >> 5] = (users[index >> 5] ?? 0) | (1 << (index & 31))
    }
    return users
  }

  #link(chunks: ReadonlySet<Chunk>): void {
    const chunkOf = new Map<string, Chunk>()
    for (const chunk of chunks) for (const id of chunk.ids) chunkOf.set(id, chunk)
    for (const [id, chunk] of chunkOf)
      for (const imported of this.#files.get(id)?.imports ?? []) {
        const other = chunkOf.get(imported)
        if (other && other !== chunk) chunk.imports.add(other)
      }
    for (const chunk of chunks) spread(chunk)
  }

  #cheapest(chunk: Chunk, chunks: ReadonlySet<Chunk>): Chunk | undefined {
    let cheapest: Chunk | undefined
    let least = chunk.size < smallest ? Infinity : 0
    for (const other of chunks) {
      if (other === chunk) continue
      // No more pages may load a style sheet.
      if (other.sheet && this.#weigh(chunk.users, other.users) > 0) continue
      const cost = this.#cost(chunk, other, least)
      if (cost < least) [cheapest, least] = [other, cost]
    }
    return cheapest
  }

  /** What joining two chunks costs, below 0 if it saves; Infinity for `most` and above. */
  #cost(one: Chunk, other: Chunk, most: number): number {
    const users = union(one.users, other.users)
    const both = one.users.map((word, index) => word & (other.users[index] ?? 0))
    let cost = -this.#weigh(both) * fileCost
    for (const chunk of [one, other]) cost += this.#weigh(users, chunk.users) * chunk.size
    if (cost >= most || isBetween(one, other) || isBetween(other, one)) return Infinity
    for (const chunk of reachable([one, other])) {
      if (chunk === one || chunk === other) continue
      const gained = this.#weigh(users, chunk.users)
      cost += gained * (chunk.size + fileCost)
      // No page loads a style sheet in vain: a late part alone weighs less than 1.
      if (cost >= most || (chunk.sheet && gained >= 1)) return Infinity
    }
    return cost
  }

  /** The weight of those of `users` that are not in `known`. */
  #weigh(users: Users, known?: Users): number {
    let sum = 0
    for (const [word, bits] of users.entries())
      // Takes the lowest bit away until none is left.
      for (let rest = bits & ~(known?.[word] ?? 0); rest !== 0; rest &= rest - 1)
        sum += this.#weights[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0
    return sum
  }
}

const union = (one: Users, other: Users): Users =>
  one.map((word, index) => word | (other[index] ?? 0))

function reachable(from: Iterable<Chunk>): Set<Chunk> {
  const found = new Set(from)
  for (const chunk of found) for (const one of chunk.imports) found.add(one)
  return found
}

/** Who loads a chunk also loads what it imports. */
function spread({ imports, users }: Chunk): void {
  for (const chunk of reachable(imports)) chunk.users = union(chunk.users, users)
}

/** Whether a chunk leads to another through a third: joined, they would import each other. */
function isBetween(from: Chunk, to: Chunk): boolean {
  const others = new Set(from.imports)
  others.delete(to)
  return reachable(others).has(to)
}

function join(chunk: Chunk, other: Chunk, chunks: Set<Chunk>): void {
  other.ids.push(...chunk.ids)
  other.size += chunk.size
  other.users = union(other.users, chunk.users)
  chunks.delete(chunk)
  for (const one of chunks) if (one.imports.delete(chunk)) one.imports.add(other)
  for (const one of chunk.imports) other.imports.add(one)
  other.imports.delete(other)
  spread(other)
}

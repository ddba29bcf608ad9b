import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import type { Page } from './arrange.ts'
import { gather, reach } from './plan.ts'
import type { Unit } from './plan.ts'

/** Modules by their names, each with its size, the pages that begin with it, what it imports, and the file in which it has its place. */
type Graph = Record<string, [size: number, pages: string, imports?: string[], file?: string]>

function unitsOf(graph: Graph): Unit[] {
  const users = new Map(Object.entries(graph).map(([id, [, pages]]) => [id, new Set(pages)]))
  return gather(users, { size: (id) => graph[id]?.[0] ?? 0, imports: (id) => graph[id]?.[2] ?? [], file: (id) => graph[id]?.[3] })
}
const modulesOf = ({ modules }: Pick<Unit, 'modules'>): string => modules.join(' ')
const files = (graph: Graph, pages: Record<string, Page>): string[] =>
  arrange(unitsOf(graph), new Map(Object.entries(pages)))
    .map((its) => its.map(modulesOf).toSorted().join(' '))
    .toSorted()
const free: Page = { weight: 1 }

describe('the plan of chunks', () => {
  it('knows every module that a page begins with, in a circle too', () => {
    const graph: Record<string, string[]> = { a: ['common', 'one'], b: ['common'], common: ['deep'], deep: ['common'], one: [] }
    const users = reach(
      [
        ['A', ['a']],
        ['B', ['b', 'one']],
      ],
      (id) => graph[id] ?? [],
    )
    expect(Object.fromEntries([...users].map(([id, pages]) => [id, [...pages].join('')]))).toEqual({
      a: 'A',
      b: 'B',
      common: 'AB',
      deep: 'AB',
      one: 'AB',
    })
  })

  it('keeps together what the same pages begin with, unless it has a place', () => {
    const graph: Graph = { one: [2, 'AB'], two: [3, 'AB', ['four']], three: [4, 'A'], four: [5, 'AB', [], 'library'] }
    const units = unitsOf(graph)
    expect(units.map((unit) => [unit.size, modulesOf(unit), unit.file])).toEqual([
      [5, 'one two', undefined],
      [4, 'three', undefined],
      [5, 'four', 'library'],
    ])
    expect([...(units[0]?.needs ?? [])].map(modulesOf)).toEqual(['four'])
  })

  it('puts together what saves more in files than it costs in code', () => {
    // Two of three pages need both: two files saved, at 1000 each, and one page takes the other along.
    const pages = { A: free, B: free, C: free }
    expect(files({ all: [9000, 'ABC'], some: [1900, 'AB'] }, pages)).toEqual(['all some'])
    expect(files({ all: [9000, 'ABC'], some: [2100, 'AB'] }, pages)).toEqual(['all', 'some'])
  })

  it('counts what comes behind the code that is taken along, with its file', () => {
    const pages = { A: free, B: free, C: free }
    const graph: Graph = { all: [9000, 'ABC'], some: [900, 'AB', ['library']], library: [2000, 'AB', [], 'library'] }
    expect(files(graph, pages)).toEqual(['all', 'some'])
    expect(files({ ...graph, library: [2000, 'ABC', [], 'library'] }, pages)).toEqual(['all some'])
  })

  it('never puts together what no page needs both of, and leaves what has its place', () => {
    expect(files({ one: [1, 'A'], other: [1, 'B'], placed: [1, 'AB', [], 'library'] }, { A: free, B: free })).toEqual(['one', 'other'])
  })

  it('gives up code for the sake of a page with too many files, and files for one with too much code', () => {
    const graph: Graph = { all: [9000, 'ABC'], some: [5000, 'AB'] }
    expect(files(graph, { A: free, B: free, C: free })).toEqual(['all', 'some'])
    expect(files(graph, { A: { weight: 1, bounds: { size: 50_000, files: 1 } }, B: free, C: free })).toEqual(['all some'])
    const small: Graph = { all: [9000, 'ABC'], some: [1900, 'AB'] }
    expect(files(small, { A: free, B: free, C: { weight: 1, bounds: { size: 9000, files: 9 } } })).toEqual(['all', 'some'])
  })

  it('does little for a page that weighs little', () => {
    const graph: Graph = { all: [9000, 'ABC'], some: [5000, 'AB'] }
    const page = { weight: 0.001, bounds: { size: 50_000, files: 1 } }
    expect(files(graph, { A: page, B: free, C: free })).toEqual(['all', 'some'])
  })
})

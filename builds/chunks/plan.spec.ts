import { describe, expect, it } from 'vitest'
import { merge, parts, reach } from './plan.ts'
import type { Part } from './plan.ts'

/** Modules by their names, each with its size, the pages that begin with it and what it imports. */
type Graph = Record<string, [size: number, pages: string, imports?: string[]]>

function partsOf(graph: Graph): Part[] {
  const users = new Map(Object.entries(graph).map(([id, [, pages]]) => [id, new Set(pages)]))
  return parts(
    users,
    (id) => graph[id]?.[0] ?? 0,
    (id) => graph[id]?.[2] ?? [],
  )
}
const files = (graph: Graph, file: number | ((page: string) => number), weight: (page: string) => number = () => 1): string[] =>
  merge(partsOf(graph), typeof file === 'number' ? () => file : file, weight)
    .map((its) =>
      its
        .flatMap(({ modules }) => modules)
        .toSorted()
        .join(' '),
    )
    .toSorted()

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

  it('keeps together what the same pages begin with', () => {
    expect(partsOf({ one: [2, 'AB'], two: [3, 'AB'], three: [4, 'A'] }).map(({ modules, size }) => [size, ...modules])).toEqual([
      [5, 'one', 'two'],
      [4, 'three'],
    ])
  })

  it('puts together what saves more in files than it costs in code', () => {
    // Two of three pages need both: two files saved, and one page takes 30 along.
    const graph: Graph = { all: [100, 'ABC'], some: [30, 'AB'] }
    expect(files(graph, 16)).toEqual(['all some'])
    expect(files(graph, 14)).toEqual(['all', 'some'])
  })

  it('counts what comes behind the code that is taken along, where a page does not have it', () => {
    const graph: Graph = { all: [100, 'ABC'], some: [30, 'AB', ['library']], library: [1000, 'AB'] }
    expect(files(graph, 100)).toEqual(['all', 'library some'])
    expect(files({ ...graph, library: [1000, 'ABC'] }, 100)).toEqual(['all library some'])
  })

  it('never puts together what no page needs both of', () => {
    expect(files({ one: [1, 'A'], other: [1, 'B'] }, 1000)).toEqual(['one', 'other'])
  })

  it('takes the best pair first, and goes on with what it has made', () => {
    const graph: Graph = { all: [10, 'ABCD'], most: [10, 'ABC'], some: [50, 'AB'] }
    expect(files(graph, 20)).toEqual(['all most', 'some'])
    expect(files(graph, 100)).toEqual(['all most some'])
  })

  it('saves a file sooner where it is worth more', () => {
    const graph: Graph = { all: [100, 'ABC'], some: [30, 'AB'] }
    expect(files(graph, (page) => (page === 'A' ? 20 : 5))).toEqual(['all', 'some'])
    expect(files(graph, (page) => (page === 'A' ? 26 : 5))).toEqual(['all some'])
  })

  it('spares a page that weighs more', () => {
    expect(files({ all: [100, 'ABC'], some: [30, 'AB'] }, 16, (page) => (page === 'C' ? 2 : 1))).toEqual(['all', 'some'])
  })
})

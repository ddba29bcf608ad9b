import { expect, it } from 'vitest'
import { Plan } from './chunk-plan.ts'
import type { PlannedFile } from './chunk-plan.ts'

/** The chunks of a build where each file is named with its size and its imports. */
function planned(list: Record<string, [size: number, ...imports: string[]]>): string[] {
  const files = new Map<string, PlannedFile>()
  for (const [id, [size, ...imports]] of Object.entries(list)) {
    const importers = Object.keys(list).filter((other) => list[other]?.includes(id))
    files.set(id, { size, imports, importers, isRoot: id.endsWith('Page') })
  }
  const plan = new Plan(files, { weightOf: () => 1, usersOf: (root) => [root] })
  for (const id of files.keys()) plan.add(id, id.endsWith('.css') ? id : undefined)
  return [...plan.made()].map(({ ids }) => ids.toSorted().join(' ')).toSorted()
}

it('keeps what one page needs away from others, and shares what they load anyway', () => {
  expect(
    planned({
      aPage: [20_000, 'button', 'field', 'chart'],
      bPage: [20_000, 'button', 'field'],
      cPage: [20_000],
      button: [20_000],
      field: [9000],
      chart: [30_000],
    }),
  ).toEqual(['aPage chart', 'bPage', 'button field', 'cPage'])
})

it('joins small chunks where that costs least, and never so that chunks import each other', () => {
  expect(
    planned({
      aPage: [20_000, 'middle', 'a.css'],
      bPage: [20_000, 'middle', 'low'],
      cPage: [20_000, 'low'],
      dPage: [100, 'low'],
      middle: [30_000, 'low'],
      low: [30_000],
      'a.css': [500],
    }),
  ).toEqual(['a.css aPage', 'bPage', 'cPage', 'dPage low', 'middle'])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const recipes = readFileSync(join(root, 'docs', 'recipes.md'), 'utf8')
/** A file, and a word in it to look for. */
const citation = /`((?:src|builds|tests|docs|locales)\/[\w./-]+) ([^`]+)`/g
const citations = [...recipes.matchAll(citation)].map(([, file = '', word = '']) => ({
  file,
  word,
}))

it('cites an exemplar for each step of a recipe', () => {
  const steps = recipes.split('\n').filter((line) => /^\d+\. /.test(line))
  expect(steps.length).toBeGreaterThan(20)
  expect(steps.filter((step) => [...step.matchAll(citation)].length === 0)).toEqual([])
})

it.each(citations)('finds "$word" in $file', ({ file, word }) => {
  const path = join(root, file)
  expect(existsSync(path), `${file} is gone: cite another exemplar in docs/recipes.md`).toBe(true)
  expect(readFileSync(path, 'utf8'), `mend docs/recipes.md: ${file}`).toContain(word)
})

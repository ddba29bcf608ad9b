import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const recipes = readFileSync(join(root, 'docs', 'recipes.md'), 'utf8')
const citations = [...recipes.matchAll(/`([\w./-]+):(\d+) ([^`]+)`/g)].map(
  ([, file = '', line = '', word = '']) => ({ file, line: Number(line), word }),
)

it('cites an exemplar for each step of a recipe', () => {
  const steps = recipes.split('\n').filter((line) => /^\d+\. /.test(line))
  expect(steps.length).toBeGreaterThan(20)
  expect(steps.filter((step) => !/`[\w./-]+:\d+ [^`]+`$/.test(step))).toEqual([])
})

it.each(citations)('finds "$word" at $file:$line', ({ file, line, word }) => {
  const path = join(root, file)
  expect(existsSync(path), `${file} is gone: cite another exemplar in docs/recipes.md`).toBe(true)
  const lines = readFileSync(path, 'utf8').split('\n')
  const now = lines.flatMap((text, at) => (text.includes(word) ? [at + 1] : []))
  expect(now, `the lines of ${file} that hold the word; mend docs/recipes.md`).toContain(line)
})

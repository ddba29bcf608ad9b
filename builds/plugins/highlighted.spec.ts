import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { marks } from '../../src/lib/code-marks.ts'
import { root } from '../shared-config.ts'
import { highlight } from './highlighted.ts'

const files = globSync('src/**/*.sample', { cwd: root }).toSorted()
const read = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd()
const { plain, comment, string, keyword, number, name } = marks

describe('the samples', () => {
  it.each(files)('%s keeps its text', async (file) => {
    const marked = await highlight(read(file), file)
    expect(marked.replaceAll(/[\u0001-\u0006]/g, '')).toBe(read(file))
    expect(marked).toMatch(/[\u0002-\u0006]/)
  })
})

it('tells kinds apart as a grammar does, not as words look', async () => {
  expect(await highlight('raise "if 5" # 6', 'a.ruby.sample')).toBe(
    `${keyword}raise ${string}"if 5" ${comment}# 6`,
  )
  expect(await highlight('const a = f(5)', 'a.javascript.sample')).toBe(
    `${keyword}const${plain} a = ${name}f${plain}(${number}5${plain})`,
  )
})

it('does not take an interpolated value for text', async () => {
  expect(await highlight('f"{a}b"', 'a.python.sample')).toBe(`${string}f"${plain}{a}${string}b"`)
})

it('refuses a sample whose language it does not know', async () => {
  await expect(highlight('a', 'src/a.cobol.sample')).rejects.toThrow('src/a.cobol.sample')
})

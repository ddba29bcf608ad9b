import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainCodeLines } from '@/ui/CodeBlock.tsx'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import { tokensOf } from '@/shared/code-sample/tokens.ts'
import { libraries } from './libraries.ts'
import { librarySamples } from './samples.ts'

const read = (code: string) => plainCodeLines(tokensOf(code))

describe.each(codeLanguages)('the samples in %s', (lang) => {
  const solve = read(librarySamples[lang].solve)

  it('speak as the API is documented, to a host that is put in once', () => {
    for (const word of [
      'createTask',
      'getTaskResult',
      'clientKey',
      'taskId',
      'errorId',
      'errorCode',
      'ImageToTextTask',
      'ready',
      'text',
      'API_KEY',
    ]) {
      expect(solve).toContain(word)
    }
    expect(solve.split('api.host')).toHaveLength(2)
    expect(read(librarySamples[lang].report)).toContain('reportIncorrect')
    expect(read(librarySamples[lang].balance)).toContain('getBalance')
  })

  it('wait five seconds between questions, and not for ever', () => {
    expect(solve).toMatch(/5000|sleep\(5\)|sleep 5|FromSeconds\(5\)|5 \* time\.Second/)
    expect(solve).toContain('24')
  })

  it('say first what they need and how they are called', () => {
    expect(solve).toContain(`${libraries[lang].version} or newer`)
    expect(solve.split('\n').slice(0, 2).join(' ')).toContain(libraries[lang].file)
  })

  it('fit beside the words of a wide page', () => {
    expect(solve.split('\n').filter((line) => line.length > 92)).toEqual([])
  })
})

const root = join(import.meta.dirname, '..', '..', '..', '..')
const own = globSync('src/areas/**/*javascript.sample', { cwd: root }).filter(
  (file) => !basename(file).startsWith('report') && !basename(file).startsWith('balance'),
)

it.each(own)('%s is JavaScript', (file) => {
  const input = readFileSync(join(root, file), 'utf8')
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '--check', '-'], {
      input,
      stdio: 'pipe',
    }),
  ).not.toThrow()
})

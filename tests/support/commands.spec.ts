import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import { runs, runScript, scripts } from './commands.ts'
import { root } from './steps.ts'

const nowhere = runs({ folder: '', api: '', port: 0 })
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('the table of the scripts', () => {
  it('has every script of package.json', () => {
    expect(Object.keys(nowhere).toSorted()).toEqual(Object.keys(scripts).toSorted())
  })

  it('names steps of npm test, specs and joined scripts that exist', () => {
    const steps = read('tests/support/run.ts')
    for (const [script, run] of Object.entries(nowhere)) {
      if (run.how === 'step') expect(steps).toMatch(new RegExp(`scriptStep\\('[^']+', '${script}'`))
      if (run.how === 'spec')
        expect(read(run.file)).toMatch(new RegExp(`'npm',\\s*\\[?'run',[^\\]]*'${script}'`))
      if (run.how !== 'joins') continue
      for (const part of (scripts[script] ?? '').split(' && ')) {
        const [, joined] = /^npm run --silent (\S+)$/.exec(part) ?? []
        if (joined === undefined) expect(run.tools).toContain(part)
        else expect(Object.keys(scripts)).toContain(joined)
      }
    }
  })
})

describe('the documentation', () => {
  const documents = globSync(
    ['**/*.md', 'docs/**/*.yml', 'builds/hosting/{Dockerfile,compose.yaml}'],
    {
      cwd: root,
      exclude: (name) => /^(?:node_modules|dist|\.cache)$/.test(name),
    },
  ).map((file) => ({ file, text: read(file) }))
  // Each name after `npm run`, and the others of the same cell: "`npm run dev:zh`, `dev:ru`".
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm\s+run\s+(?:--silent\s+)?([\w:-]+)[^`\n]*`?((?:, `[\w:-]+`)*)/g)].flatMap(
      ([, first = '', others = '']) =>
        [first, ...others.split(', ').filter(Boolean)].map((name) => ({
          file,
          name: name.replaceAll('`', ''),
        })),
    ),
  )
  const words = new Set(
    documents.flatMap(({ text }) => [...text.matchAll(/`([\w:-]+)`/g)].map(([, word]) => word)),
  )

  it('names only scripts that exist', () => {
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  })

  it('describes every command that is no part of another', () => {
    const inner = ['prepare', 'pretest', 'test', 'types:words']
    const told = new Set(named.map(({ name }) => name))
    const untold = Object.keys(scripts).filter(
      (name) => !inner.includes(name) && !told.has(name) && !words.has(name),
    )
    expect(untold).toEqual([])
  })

  it('starts nothing on the system’s Node, which may not read TypeScript', () => {
    const bare = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:\bnode\s+[\w/.-]+\.ts|npx\s+\w+)/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
    expect(bare).toEqual([])
    expect(existsSync(join(root, 'node_modules', 'node', 'bin', 'node'))).toBe(true)
  })
})

describe('as a process of its own', { timeout: 120_000 }, () => {
  let mock: MockServer
  let folder = ''
  const names = Object.entries(nowhere).flatMap(([script, run]) =>
    (run.how === 'ends' || run.how === 'serves') && !run.isBuilt ? [script] : [],
  )
  beforeAll(async () => {
    mock = await startHttp({ port: 0 })
    folder = mkdtempSync(join(tmpdir(), 'commands-'))
    const state = '<script type="application/json" id="page-state">{"hostname":""}</script>'
    writeFileSync(join(folder, 'index.html'), state)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await mock.close()
  })

  it.each(names)('runs npm run %s', async (script) => {
    const run = runs({ folder, api: mock.url, port: 0 })[script]
    if (run) await runScript(script, run)
  })
})

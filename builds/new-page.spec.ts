import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPageArgs } from './new-page.ts'

const root = join(import.meta.dirname, '..')
let house = ''

const parts = [
  'src',
  'builds',
  'docs',
  'locales',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.config.ru.ts',
  'vite.config.zh.ts',
  '.oxfmtrc.json',
  '.oxlintrc.json',
]
const words = ['--en', 'Credits | All of them.', '--ru', 'Начисления | Все.', '--zh', '记录 | 全部']
const listCall = ['--call', '/api/v2/customer/credits']
const formCall = ['--call', '/api/v2/worker/hints']

interface Ran {
  status: number | null
  said: string
}
function run(command: string, ...args: string[]): Ran {
  const { VITEST: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: house, encoding: 'utf8', env })
  return { status, said: stdout + stderr }
}
const newPage = (...args: string[]) => run(process.execPath, 'builds/new-page.ts', ...args)
const bin = (name: string, ...args: string[]) =>
  run(join(root, 'node_modules', '.bin', name), ...args)
const read = (file: string) => readFileSync(join(house, file), 'utf8')
const fine = { status: 0 }

/**
 * Runs only the new journeys, and compiles only these pages, because the rest takes most of the
 * time.
 */
const fresh = {
  page: ['src/areas/public/about-us/AboutUsPage.tsx', 'tests/journeys/about-us.spec.tsx'],
  account: ['src/areas/guild/guild/GuildPage.tsx', 'tests/journeys/guild.spec.tsx'],
  list: [
    'src/areas/customer/credit-list/CreditListPage.tsx',
    'tests/journeys/credit-list.spec.tsx',
  ],
  form: ['src/areas/worker/hint-form/HintFormPage.tsx', 'tests/journeys/hint-form.spec.tsx'],
}
const files = Object.values(fresh).flat()

// Formatter, linter, compiler and specs run over a copy of the tree, beside the other specs.
describe('npm run new:page', { timeout: 240_000 }, () => {
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'glyphwork-page-'))
    for (const part of parts) cpSync(join(root, part), join(house, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  })
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  it('says what is wrong, and writes nothing', () => {
    const table = read('src/routes/table/public.ts')
    expect(newPage('page', 'public', 'home', '/x', ...words)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^There is a row "home" already[^\n]*\n$/),
    })
    const parameter = newPage('page', 'support', 'answerPart', '/support/{id}/x', ...words)
    expect(parameter).toMatchObject({ status: 1, said: expect.stringContaining('--example') })
    const specified = read('docs/routes.tsv')
    const line = ['support', '/specified', 'user', 'en', 'no', 'not built yet', 'ours'].join('\t')
    writeFileSync(join(house, 'docs', 'routes.tsv'), `${specified.trimEnd()}\n${line}\n`)
    const listed = newPage('page', 'public', 'other', '/specified', ...words)
    expect(listed).toMatchObject({ status: 1, said: expect.stringContaining('says of /specified') })
    writeFileSync(join(house, 'docs', 'routes.tsv'), specified)
    expect(read('src/routes/table/public.ts')).toBe(table)
  })

  it('makes a page, in an area that exists and in a new one, a list and a form', () => {
    expect(newPage('page', 'public', 'aboutUs', '/about-us', ...words)).toMatchObject(fine)
    const guild = ['page', 'guild', 'guild', '/guild/{kind}', '--guard', 'user']
    const more = ['--langs', 'en,ru', '--ns', 'home', '--example', '/guild/gold']
    // In a file with another page's texts, this page's keys are below its id.
    expect(newPage(...guild, ...more, ...words)).toMatchObject(fine)
    expect(
      newPage('list', 'customer', 'creditList', '/setting/credits', ...listCall, ...words),
    ).toMatchObject(fine)
    expect(
      newPage('form', 'worker', 'hintForm', '/cabinet/hint', ...formCall, ...words),
    ).toMatchObject(fine)
    const routes = execFileSync(process.execPath, ['builds/list.ts', 'routes'], {
      cwd: house,
      encoding: 'utf8',
    }).split('\n')
    expect(routes).toContain('public\t/about-us\tpublic\ten,ru,zh\tyes')
    expect(routes).toContain('guild\t/guild/{kind}\tuser\ten,ru\tno')
    expect(routes.filter(Boolean).at(-1)).toContain('system\t*')
    expect(JSON.parse(read('locales/ru/home.json'))).toMatchObject({
      guild: { title: 'Начисления' },
    })
    for (const page of files) expect(read(page).split('\n').length, page).toBeLessThan(120)
  })

  it('makes what passes format, lint and types', () => {
    expect(bin('oxfmt', '--check')).toMatchObject(fine)
    expect(run('npm', 'run', 'types:words')).toMatchObject(fine)
    const config = {
      ...JSON.parse(read('tsconfig.json')),
      include: [],
      files: [
        'src/vite-env.d.ts',
        'tests/support/setup-dom.ts',
        'src/mocks/handlers/index.ts',
        ...files,
      ],
    }
    writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(config))
    expect(bin('oxlint', '--deny-warnings', '--type-check', ...files)).toMatchObject(fine)
  })

  it('makes what passes its own specs and those of the tables', () => {
    const tables = ['routes', 'endpoints', 'locales', 'guards'].map(
      (name) => `tests/tables/${name}.spec.ts`,
    )
    const specs = files.filter((file) => file.endsWith('.spec.tsx'))
    const vitest = ['run', '--config', 'tests/vitest.config.ts', '--maxWorkers=1']
    const ran = bin('vitest', ...vitest, ...specs, ...tables)
    expect(ran, ran.said).toMatchObject(fine)
    expect(ran.said).toContain(`${specs.length + tables.length} passed`)
  })
})

describe('npm run new:page, asked for what cannot be', () => {
  it.each([
    [[], 'A kind, an area, an id and a path are needed'],
    [['page', 'public', 'x'], 'A kind, an area, an id and a path are needed'],
    [['page', 'Public', 'x', '/x'], 'The area is "Public"; allowed: lower-case letters'],
    [['page', 'system', 'x', '/x'], 'belongs to the router'],
    [['page', 'public', 'my-page', '/x'], 'The id is "my-page"; allowed: camelCase'],
    [['page', 'public', 'home', '/x'], 'There is a row "home" already: "/"'],
    [
      ['page', 'public', 'other', '/pricing'],
      'The path /pricing is that of the row "pricing" already',
    ],
    [['page', 'public', 'x', 'x'], 'The path is "x"; allowed'],
    [['page', 'public', 'x', '/x/'], 'The path is "/x/"; allowed'],
    [['page', 'public', 'x', '/x/{y'], 'The path is "/x/{y"; allowed'],
    [['page', 'public', 'x', "/x'y"], 'The path is "/x\'y"; allowed'],
    [
      ['page', 'public', 'x', '/x', '--guard', 'root'],
      '--guard is "root"; allowed: "public", "guest"',
    ],
    [
      ['page', 'public', 'x', '/x', '--langs', 'en,de'],
      '--langs is "en,de"; allowed: some of en,ru,zh',
    ],
    [['page', 'public', 'x', '/x', '--langs', ''], '--langs is ""; allowed'],
    [['page', 'public', 'x', '/x', '--index', 'maybe'], '--index is "maybe"; allowed: "yes", "no"'],
    [['page', 'public', 'x', '/x', '--guard', 'user', '--index', 'yes'], 'not for search engines'],
    [['page', 'public', 'x', '/x', '--layout', 'wide'], '--layout is "wide"; allowed'],
    [['page', 'public', 'x', '/x', '--ns', 'common'], '--ns is "common"; allowed'],
    [['page', 'public', 'x', '/x', '--colour', 'red'], "Unknown option '--colour'"],
    [['page', 'public', 'pricing2', '/x', 'extra'], 'A kind, an area, an id and a path are needed'],
    [['table', 'public', 'x', '/x'], 'The kind is "table"; allowed: "page", "list", "form"'],
    [['page', 'public', 'x', '/x'], '--en is ""; allowed: the page\'s title and a text'],
    [['page', 'public', 'x', '/x', '--en', 'A'], '--en is "A"; allowed'],
    [['page', 'public', 'x', '/x', '--en', 'A | B', '--ru', 'A | B'], 'words of that language'],
    [['page', 'public', 'x', '/x', '--example', 'x'], '--example is "x"; allowed'],
    [['page', 'public', 'x', '/x', ...listCall], 'A page of the kind "page" has no --call'],
    [['list', 'customer', 'x', '/x'], '--call is ""; allowed'],
    [['list', 'customer', 'x', '/x', '--langs', 'ru'], 'allowed for a list: with en'],
    [['list', 'customer', 'x', '/x', '--guard', 'public', ...listCall], '--guard of a list is'],
    [
      ['list', 'customer', 'x', '/x', '--call', '/api/v2/dashboard'],
      'GET /api/v2/dashboard is the call "dashboard" already',
    ],
    [['form', 'worker', 'dashboard2', '/x', '--call', 'x'], '--call is "x"; allowed'],
  ])('refuses %j', (args, message) => {
    expect(() => readPageArgs(args)).toThrow(message)
  })
})

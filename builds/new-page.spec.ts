import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPage } from './new-page.ts'

const root = join(import.meta.dirname, '..')
let house = ''

function build(): void {
  house = mkdtempSync(join(tmpdir(), 'glyphwork-page-'))
  for (const part of ['src', 'builds', 'locales', 'tsconfig.json', 'package.json']) cpSync(join(root, part), join(house, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
}
const clear = () => rmSync(house, { recursive: true, force: true })

const newPage = (...args: string[]) => spawnSync(process.execPath, ['builds/new-page.ts', ...args], { cwd: house, encoding: 'utf8' })
const routes = () => execFileSync(process.execPath, ['builds/list.ts', 'routes'], { cwd: house, encoding: 'utf8' }).split('\n')
const read = (file: string) => readFileSync(join(house, file), 'utf8')
function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** What the compiler says of new pages and of the lists that name them. Every other page is taken for a component, unread: they take most of its time. */
function typesOf(...pages: string[]): string {
  const texts = pages.map((page) => [page, read(page)] as const)
  rmSync(join(house, 'src/areas'), { recursive: true })
  for (const [page, text] of texts) write(page, text)
  write('pages.d.ts', "declare module '@/areas/*' {\n  const Page: import('react').ComponentType\n  export default Page\n}\n")
  const files = ['pages.d.ts', 'src/i18n/i18next.d.ts', 'src/app/pages/index.ts', ...pages]
  write('tsconfig.pages.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  return spawnSync(bin('tsc'), ['-p', 'tsconfig.pages.json', '--pretty', 'false'], { cwd: house, encoding: 'utf8' }).stdout
}

describe('npm run new:page', () => {
  beforeEach(build)
  afterEach(clear)

  it('writes row, import, page and words of a page in an area that exists and in a new one, which then compile', { timeout: 240_000 }, () => {
    expect(newPage('public', 'aboutUs', '/about-us')).toMatchObject({ status: 0, stderr: '' })
    expect(newPage('affiliate', 'partnerPage', '/partner/{kind}', '--guard', 'user', '--langs', 'en,ru', '--ns', 'partner')).toMatchObject({
      status: 0,
      stderr: '',
    })
    expect(routes()).toContain('public\t/about-us\tpublic\ten,ru,zh\tyes')
    expect(routes()).toContain('affiliate\t/partner/{kind}\tuser\ten,ru\tno')
    expect(routes().filter(Boolean).at(-1)).toContain('system\t*')
    expect(read('src/app/pages/public.ts')).toContain("aboutUs: () => import('@/areas/public/pages/AboutUsPage.tsx'),")
    expect(read('src/areas/affiliate/pages/PartnerPagePage.tsx')).toContain('export default function PartnerPagePage()')
    expect(read('locales/zh/about-us.json')).toContain('"title": "About us"')
    expect(() => read('locales/zh/partner.json')).toThrow()
    execFileSync(bin('i18next-cli'), ['types', '-q', '-c', join(root, 'tests/support/i18next.config.ts')], { cwd: house })
    expect(typesOf('src/areas/public/pages/AboutUsPage.tsx', 'src/areas/affiliate/pages/PartnerPagePage.tsx')).toBe('')
  })

  it('adds its words beside those of a namespace that exists', () => {
    expect(newPage('auth', 'forgotten', '/auth/forgotten', '--guard', 'guest', '--ns', 'home')).toMatchObject({ status: 0 })
    expect(JSON.parse(read('locales/ru/home.json'))).toMatchObject({ forgotten: { title: 'Forgotten' } })
    expect(read('src/areas/auth/pages/ForgottenPage.tsx')).toContain("t('forgotten.head.title')")
  })

  it('says what is wrong, and writes nothing', () => {
    const before = routes()
    expect(newPage('public', 'home', '/x')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is a row "home" already[^\n]*\n$/),
    })
    expect(routes()).toEqual(before)
  })
})

describe('npm run new:page, asked for what cannot be', () => {
  it.each([
    [[], 'An area, an id and a path are needed'],
    [['public', 'x'], 'An area, an id and a path are needed'],
    [['Public', 'x', '/x'], 'The area is "Public"; allowed: lower-case letters'],
    [['system', 'x', '/x'], 'belongs to the router'],
    [['public', 'my-page', '/x'], 'The id is "my-page"; allowed: camelCase'],
    [['public', 'home', '/x'], 'There is a row "home" already: "/"'],
    [['public', 'other', '/pricing'], 'The path /pricing is that of the row "pricing" already'],
    [['public', 'x', 'x'], 'The path is "x"; allowed'],
    [['public', 'x', '/x/'], 'The path is "/x/"; allowed'],
    [['public', 'x', '/x/{y'], 'The path is "/x/{y"; allowed'],
    [['public', 'x', "/x'y"], 'The path is "/x\'y"; allowed'],
    [['public', 'x', '/x', '--guard', 'root'], '--guard is "root"; allowed: "public", "guest"'],
    [['public', 'x', '/x', '--langs', 'en,de'], '--langs is "en,de"; allowed: some of en,ru,zh'],
    [['public', 'x', '/x', '--langs', ''], '--langs is ""; allowed'],
    [['public', 'x', '/x', '--index', 'maybe'], '--index is "maybe"; allowed: "yes", "no"'],
    [['public', 'x', '/x', '--guard', 'user', '--index', 'yes'], 'not for search engines'],
    [['public', 'x', '/x', '--layout', 'wide'], '--layout is "wide"; allowed'],
    [['public', 'x', '/x', '--ns', 'common'], '--ns is "common"; allowed'],
    [['public', 'x', '/x', '--colour', 'red'], "Unknown option '--colour'"],
    [['public', 'pricing2', '/x', 'extra'], 'An area, an id and a path are needed'],
  ])('refuses %j', (args, message) => {
    expect(() => readPage(args)).toThrow(message)
  })
})

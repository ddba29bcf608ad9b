import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { patterns } from '../support/lint/syntax.ts'
import { judge } from '../support/lint/zones.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Wrong files, each with oxlint's expected message, by rule. They are checked with the project's
 * own configuration.
 */
const wrong: Record<string, { text: string; rules: string[] }> = {
  'src/lib/a.ts': {
    text: "import '@/site/x.ts'\nimport { useState } from 'react'\nexport const a = useState",
    rules: ['house/floors', 'house/floors'],
  },
  'src/site/a.ts': { text: "import '../routes/x.ts'", rules: ['house/floors'] },
  'src/routes/a.ts': {
    text: "export * from '../api/contract/x.ts'\nexport type A = import('react').ReactNode",
    rules: ['house/floors', 'house/floors'],
  },
  'src/api/contract/a.ts': {
    text: "import '../base-query.ts'\nimport '../../routes/x.ts'",
    rules: ['house/floors', 'house/floors'],
  },
  'src/api/a.ts': {
    text: "import '@/i18n/x.ts'\nimport '@/ui/x.ts'",
    rules: ['house/floors', 'house/floors'],
  },
  'src/ui/a.tsx': {
    text: "import 'react-router'\nimport 'i18next'\nimport 'react-i18next'\nimport '@reduxjs/toolkit/query/react'\nimport '../api/x.ts'",
    rules: Array<string>(5).fill('house/floors'),
  },
  'src/session/a.ts': { text: "import '@/head/x.ts'", rules: ['house/floors'] },
  'src/shared/a.ts': {
    text: "import '@/areas/auth/login/x.ts'\nimport 'react-helmet-async'",
    rules: ['house/floors', 'house/floors'],
  },
  'src/areas/newborn/cradle/APage.tsx': {
    text: "import '@/areas/auth/login/x.ts'\nimport '../../auth/login/x.ts'\nvoid import('@/app/x.ts')\nexport default null",
    rules: Array<string>(3).fill('house/floors'),
  },
  'src/areas/newborn/cradle/CPage.tsx': {
    text: 'export const loader = async (): Promise<null> => null\nexport const other = 1\nexport default null',
    rules: ['house/page-exports', 'house/page-exports'],
  },
  'src/app/a.ts': {
    text: "import '../mocks/x.ts'\nvoid import('@/mocks/x.ts')\nimport '../main.tsx'",
    rules: Array<string>(3).fill('house/floors'),
  },
  'src/start.ts': { text: "import './mocks/x.ts'", rules: ['house/floors'] },
  'src/mocks/a.ts': { text: "import '@/api/base-query.ts'", rules: ['house/floors'] },
  'src/unplanned/a.ts': { text: "import '@/lib/x.ts'", rules: ['house/floors'] },
  'builds/a.ts': { text: "import '../src/app/x.ts'", rules: ['house/floors'] },
  'src/shared/b.tsx': {
    text: "export const B = () => <div dangerouslySetInnerHTML={{ __html: 'x' }} />\nexport const c = { dangerouslySetInnerHTML: 1 }",
    rules: ['house/html-sink', 'house/html-sink'],
  },
  'src/shared/c.ts': { text: 'export default 1', rules: ['import(no-default-export)'] },
  'src/shared/d.ts': {
    text: 'export const d = (x: unknown) => x as string',
    rules: ['typescript(consistent-type-assertions)'],
  },
  'src/shared/e.ts': {
    text: 'export const e = (x: any): unknown => x',
    rules: ['typescript(no-explicit-any)'],
  },
  'src/shared/f.ts': { text: "console.log('x')", rules: ['eslint(no-console)'] },
  'src/shared/g.ts': {
    text: 'export function g(): void {\n  Promise.resolve()\n}',
    rules: ['typescript(no-floating-promises)'],
  },
  'src/shared/h.ts': {
    text: "export function h(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}",
    rules: ['typescript(switch-exhaustiveness-check)'],
  },
  'src/shared/i.ts': {
    text: "import { j } from './j.ts'\nexport const i = (): unknown => j",
    rules: ['import(no-cycle)'],
  },
  'src/shared/j.ts': {
    text: "import { i } from './i.ts'\nexport const j = (): unknown => i",
    rules: ['import(no-cycle)'],
  },
  'src/mocks/p.ts': {
    text: "import type { Q } from './q.ts'\nexport type P = Q | null",
    rules: ['import(no-cycle)'],
  },
  'src/mocks/q.ts': {
    text: "import type { P } from './p.ts'\nexport type Q = { p: P }",
    rules: ['import(no-cycle)'],
  },
  'src/shared/r.ts': {
    text: "sessionStorage.setItem('a', String(Object.keys(localStorage)))",
    rules: ['eslint(no-restricted-globals)', 'eslint(no-restricted-globals)'],
  },
  'src/areas/newborn/cradle/Table.tsx': {
    text: "import { DataTable } from '@/ui/DataTable.tsx'\nexport const table = DataTable",
    rules: ['eslint(no-restricted-imports)'],
  },
  'src/shared/k.tsx': {
    text: 'import { useState } from \'react\'\nexport function K({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return <img src="x.png" />\n}',
    rules: ['react-hooks(rules-of-hooks)', 'jsx-a11y(alt-text)'],
  },
  'src/shared/use-l.ts': {
    text: "import { useState } from 'react'\nexport function useL(): boolean {\n  const [isOpen, open] = useState(() => false)\n  const [shown, setShow] = useState<boolean>(isOpen)\n  open(shown)\n  setShow(shown)\n  return shown\n}",
    rules: ['house/setters', 'house/setters'],
  },
  'src/shared/n.ts': {
    text: "import { chunk } from '@/lib/chunk.ts'\nexport const menu = async () => (await import('./m.ts')).Menu\nexport const bringMenu = () => chunk(() => import('./m.ts'), { reload: false })",
    rules: ['house/loaders', 'house/loaders'],
  },
  'src/shared/v.tsx': {
    text: `
      export const code = <><code>x</code><kbd className="a">x</kbd></>
      export const lists = list.join(', ')
      export const glued = [\`\${t('a')} \${t('b')}\`, \`\${a}\${t('b')}\${own('c')}\`, a + ' ' + t('b')]
      export const named = \`\${a}: \${b}\`
      export const fields = <><input type="number" maxLength={3} accessKey="x" /><PasswordInput /></>
      export const secret = <input type={isShown ? 'text' : 'password'} />`,
    rules: Array<string>(12).fill('house/syntax'),
  },
  'src/shared/w.tsx': {
    text: `
      export const now = [Date.now(), new Date()]
      export const left = [useSecondsTo(Date.parse(x)), useSecondsTo(x ? Date.parse(x) : null)]
      export const ages = [<Age now={answer.fulfilledTimeStamp} />, { now: fulfilledTimeStamp }]
      addEventListener('keydown', now)
      export const letters = [event.key === 'k', key.key.toLowerCase() !== '?', code === 'KeyA']
      export const arrow = known(steps, event.key)
      export const line = t(\`problem.\${problemKey(error)}\`)
      saveTable(line)`,
    rules: Array<string>(13).fill('house/syntax'),
  },
  'src/shared/use-x.ts': {
    text: `
      import { useEffect } from 'react'
      export function useX(): void {
        useEffect(() => {
          if (shown) field.focus()
          focusPart()
        }, [])
      }`,
    rules: ['house/focus-before-paint', 'house/focus-before-paint'],
  },
  'src/ui/PasswordInput.tsx': {
    text: 'export const noException = null',
    rules: ['house/syntax'],
  },
  'src/shared/s.ts': {
    text: "const tones: Readonly<Partial<Record<string, number>>> = { good: 1 }\nexport const names: Record<string, string> = { a: 'b' }\nexport const toneOf = (word: string) => tones[word]",
    rules: ['house/own-entries', 'house/own-entries'],
  },
}

/** Correct files. */
const right: Record<string, string> = {
  'src/shared/u.tsx': `
    import { useEffect } from 'react'
    export const code = <code translate="no">{format.list(x)}</code>
    export const named = \`(\${a}: \${t('b')})\`
    export const age = { now: serverTime(answer.fulfilledTimeStamp), from: new Date(given) }
    export const keys = [pressed.key === 'Enter', pressed.key === ' ']
    export function useU(): void {
      useSecondsTo(deviceTime(Date.parse(given)))
      useEffect(() => {
        addEventListener('focus', () => field.focus())
      }, [])
    }`,
  'src/lib/use-a.ts': "import { useState } from 'react'\nexport const useA = () => useState(1)",
  'src/lib/cast.ts': 'export const cast = (x: unknown) => x as string',
  'src/ui/ModalDialog.tsx':
    "import 'react-modal'\naddEventListener('keydown', () => null)\nexport default null",
  'src/head/PageHead.tsx': "import 'react-helmet-async'\nimport '@/i18n/x.ts'",
  'src/shared/html/Html.tsx':
    "export const Html = () => <div dangerouslySetInnerHTML={{ __html: 'x' }} />",
  'src/areas/newborn/cradle/bed/BPage.tsx':
    "import '../../x.ts'\nimport '@/shared/x.ts'\nimport '@/ui/x.ts'\nimport type { PageLoader } from '@/session/person.ts'\nexport const loader: PageLoader = async () => null\nconst fixed = ['a'] as const\nexport default fixed",
  'src/shared/use-m.ts':
    "import { useState } from 'react'\nexport function useM(): unknown {\n  const [isOpen, setIsOpen] = useState(false)\n  const [, setCount] = useState(0)\n  return [isOpen, setIsOpen, setCount]\n}",
  'src/shared/o.ts':
    "import { chunk } from '@/lib/chunk.ts'\nexport const loadMenu = () => chunk(() => import('./m.ts'))\nexport async function save(): Promise<unknown> {\n  const menu: unknown = await chunk(() => import('./m.ts'))\n  return menu\n}",
  'src/shared/t.ts':
    "import { known } from '@/lib/known.ts'\nconst tones: Record<string, number> = { good: 1 }\nexport function toneOf(word: string): number | undefined {\n  const found: Record<string, number> = {}\n  found[word] = 1\n  return known(tones, word) ?? tones['good'] ?? found[word]\n}",
  'src/lib/kept.ts': "export const kept = () => localStorage.getItem('kept')",
  'src/areas/newborn/cradle/Rows.tsx':
    "import type { Column } from '@/ui/DataTable.tsx'\nexport const columns: Column[] = []",
  'src/shared/x.spec.ts': "import '@/app/x.ts'\nimport '@/mocks/x.ts'",
  'src/entry-server.tsx': "import './app/x.ts'",
  'tests/journeys/x.spec.ts': "import '@/app/x.ts'\nimport '@/mocks/x.ts'",
  'builds/serve.ts': "import '../src/mocks/x.ts'\nimport '../src/routes/x.ts'",
}

interface Found {
  file: string
  rule: string
}

const house = mkdtempSync(join(tmpdir(), 'glyphwork-lint-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Lints a project made of these files, with this project's configuration, plugin and packages. */
function lint(files: Record<string, string>): Found[] {
  for (const name of ['.oxlintrc.json', 'tsconfig.json'])
    cpSync(join(root, name), join(house, name))
  cpSync(join(root, 'tests', 'support', 'lint'), join(house, 'tests', 'support', 'lint'), {
    recursive: true,
  })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), `${text}\n`)
  }
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'oxlint'),
    ['-f', 'json', 'src', 'builds', 'tests/journeys'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  )
  const report: unknown = stdout.startsWith('{') ? JSON.parse(stdout) : null
  if (
    typeof report !== 'object' ||
    report === null ||
    !('diagnostics' in report) ||
    !Array.isArray(report.diagnostics)
  )
    throw new Error(`oxlint said: ${stdout}${stderr}`)
  return report.diagnostics.map((one: { filename: string; code: string }) => ({
    file: one.filename,
    rule: one.code.replace(/^house\((.+)\)$/, 'house/$1'),
  }))
}

describe('oxlint with the project’s configuration', () => {
  const found = lint({
    ...right,
    ...Object.fromEntries(Object.entries(wrong).map(([file, { text }]) => [file, text])),
  })
  const of = (file: string) => found.filter((one) => one.file === file).map(({ rule }) => rule)

  it.each(Object.entries(wrong))('bites in %s', (file, { rules }) => {
    expect(of(file)).toEqual(expect.arrayContaining(rules))
    const ours = (list: string[]) => list.filter((rule) => rule.startsWith('house/')).length
    expect(ours(of(file))).toBe(ours(rules))
  })

  it.each(Object.keys(right))('has nothing against %s', (file) => {
    expect(of(file)).toEqual([])
  })
})

it('excepts only files that exist', () => {
  const excepted = patterns.flatMap(({ except = {} }) => Object.keys(except))
  expect(excepted.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('the floors', () => {
  it('know every folder of src/', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    for (const { name } of folders)
      expect(
        () => judge({ from: `src/${name}/a/b.ts`, to: 'src/lib/object.ts' }),
        name,
      ).not.toThrow()
  })

  it('guard each area against every other', () => {
    const areas = readdirSync(join(root, 'src', 'areas'))
    expect(areas.length).toBeGreaterThanOrEqual(4)
    for (const one of [...areas, 'newborn'])
      for (const other of areas) {
        const verdict = judge({
          from: `src/areas/${one}/a/a.ts`,
          to: `src/areas/${other}/b/b.ts`,
        })
        if (one === other) expect(verdict).toBeNull()
        else expect(verdict).toContain('src/shared')
      }
  })

  it('are asked through the configuration that npm run lint uses', () => {
    expect(readFileSync(join(root, '.oxlintrc.json'), 'utf8')).toContain('"house/floors": "error"')
  })
})

import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { readBrand } from '../builds/brands/brand.ts'
import { vendorsOf } from '../builds/demo-frames/vendors.ts'
import { highlighted } from '../builds/plugins/highlighted.ts'
import { facts } from '../builds/plugins/words.ts'
import { parseSite } from '../src/site/env.ts'

const root = join(import.meta.dirname, '..')
// The site that the tests see; a test of another one parses its own .env.
const site = parseSite(loadEnv('test', join(root, 'builds', 'com'), 'VITE_'), 'builds/com/.env')

/**
 * `npm run mutate` judges mutants by the specs beside the code and by the tables, because there are
 * thousands of mutants and a journey takes seconds. Code that only journeys run is tested with the
 * ones that JOURNEYS names: `JOURNEYS=live npm run mutate -- -m src/api/events.ts`. SPECS names the
 * only specs that judge: `SPECS=src/lib/decimal.spec.ts npm run mutate -- -m src/lib/decimal.ts`.
 */
const isMutating = process.env['MUTATE'] === '1'
const journeys = process.env['JOURNEYS']?.split(',') ?? []
const named = process.env['SPECS']?.split(',')
const mutated = 'src/{lib,routes,session,api,shared/form,shared/payment-intent}/**/*.spec'

/** Specs in .tsx render; the others run in plain Node, or say `@vitest-environment jsdom` on their first line. */
const rendering = isMutating
  ? [
      ...(named?.filter((file) => file.endsWith('x')) ?? [`${mutated}.tsx`]),
      ...journeys.map((name) => `tests/journeys/${name}.spec.tsx`),
    ]
  : ['src/**/*.spec.tsx', 'tests/journeys/**/*.spec.{ts,tsx}']

/**
 * Specs that replace or reload modules. Each has a worker of its own. The others share their
 * workers, with the app's modules and the window, because loading them anew took as long as the
 * tests.
 */
const isIsolated = (file: string): boolean =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'))

const kinds = [
  {
    name: 'node',
    environment: 'node',
    include: isMutating
      ? (named?.filter((file) => file.endsWith('.ts')) ?? [
          `${mutated}.ts`,
          'tests/tables/{guards,languages,return-to,routes,social}.spec.ts',
        ])
      : ['{src,builds}/**/*.spec.ts', 'tests/{tables,support}/**/*.spec.ts'],
  },
  {
    name: 'dom',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
    include: rendering,
    setupFiles: ['tests/support/setup-dom.ts'],
  },
]

/**
 * The files that take longest. Vitest begins with the largest ones where it knows no times, as on a
 * new machine, and these are short: one of them alone kept a core idle for a minute at the end.
 */
const longest = [
  'tests/support/commands.spec.ts',
  'builds/new-page.spec.ts',
  'tests/journeys/many-entries.spec.tsx',
  'src/mocks/contract.spec.ts',
  'builds/contract/conform.spec.ts',
  'tests/tables/lost-answers.spec.ts',
  'builds/articles/only.spec.ts',
  'builds/release/check.spec.ts',
].map((file) => join(root, file))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = longest.indexOf(moduleId)
      return place === -1 ? longest.length : place
    }
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/** Whether `npm test` runs, which judges each request of the journeys by the OpenAPI document. */
const isWhole = process.env['CI'] === '1' && !isMutating

/**
 * Unit specs beside the code, tests/tables and tests/journeys. tests/browser belongs to Playwright.
 */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache', 'vite-test'),
  plugins: [react(), highlighted(), facts()],
  // The spec of new:page runs this configuration in a copy whose packages are linked from outside.
  server: { fs: { strict: false } },
  resolve: { alias: { '@': join(root, 'src') } },
  define: {
    __WORDS__: '"/assets/words/"',
    __BUILD_ID__: '"test"',
    __BUILD_YEAR__: '2026',
    __SITE__: JSON.stringify(site),
    __FEEDS__: 'false',
    __STATUS_FEED__: 'true',
    __PRICES__: 'false',
    __CONTENT__: '{"affiliate":null,"company":null,"vacancies":[]}',
    __LOGO__: JSON.stringify(readBrand(site.brand).logo),
    __VENDORS__: JSON.stringify(vendorsOf(site.id)),
  },
  test: {
    // Vitest's default leaves a core idle, which is half of a small machine, and journeys wait for
    // part of their time.
    maxWorkers: availableParallelism() + 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Dates are shown in the visitor's own zone, so the tests set theirs.
    env: {
      TZ: 'UTC',
      ...(isWhole && { OPENAPI_DOCUMENT: join(root, '.cache', 'journeys-openapi.json') }),
    },
    ...(isWhole && { globalSetup: ['tests/support/write-document.ts'] }),
    restoreMocks: true,
    // The database of the tests answers in immediates, which is no time that passes.
    fakeTimers: {
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'Date',
        'Intl',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
      ],
    },
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['tests/support/setup.ts'],
    // The time that a busy machine needs; a test that hangs still fails.
    testTimeout: 40_000,
    // Some hooks copy the tree, which takes long on a slow disk.
    hookTimeout: 120_000,
    projects: kinds.flatMap((kind) => {
      const isolated = globSync(kind.include, { cwd: root }).filter(isIsolated)
      return [
        { extends: true, test: { ...kind, exclude: isolated } },
        {
          extends: true,
          test: { ...kind, name: `${kind.name} isolated`, include: isolated, isolate: true },
        },
      ]
    }),
  },
})

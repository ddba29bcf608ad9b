import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')
/** Specs in .tsx render; the others run in plain Node, or say `@vitest-environment jsdom` on their first line. */
const rendering = ['src/**/*.spec.tsx', 'tests/journeys/**/*.spec.{ts,tsx}']

/** Unit specs beside the code, tests/tables and tests/journeys. tests/browser belongs to Playwright. */
export default defineConfig({
  root,
  // The site whose settings the tests see; a test of another site parses its own .env.
  envDir: join(root, 'builds', 'com'),
  cacheDir: join(root, '.cache', 'vite-test'),
  plugins: [react()],
  resolve: { alias: { '@': join(root, 'src') } },
  define: { __BUILD_ID__: '"test"' },
  test: {
    // Dates are shown in the visitor's own zone: the tests' is not the machine's.
    env: { TZ: 'UTC' },
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['tests/support/setup.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['{src,builds}/**/*.spec.ts', 'tests/{tables,support}/**/*.spec.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
          include: rendering,
          setupFiles: ['tests/support/setup-dom.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})

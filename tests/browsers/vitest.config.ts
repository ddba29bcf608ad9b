import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..', '..')

/** Runs Firefox and WebKit against the builds: `npm run test:browsers`. */
export default defineConfig({
  root,
  cacheDir: join(root, '.cache', 'vite-test'),
  test: {
    include: ['tests/browsers/**/*.spec.ts'],
    globalSetup: 'tests/browser/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/machine.ts'
import { served } from './site.ts'

const root = join(import.meta.dirname, '..', '..')
const executablePath = findChromium()
if (!executablePath)
  throw new Error('No Chromium was found: `npm test` gets one; or CHROMIUM_PATH=/path/to/chromium.')

/**
 * Chromium treats these http origins as secure: the canonical names as they are served in tests.
 */
const canonical = Object.values(served).map((site) => site.canonical)

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, '.cache', 'browser'),
  globalSetup: join(import.meta.dirname, 'global-setup.ts'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A page's visit waits for a third of its time, which leaves a core idle.
  workers: availableParallelism() + 2,
  retries: 0,
  // Long enough for a busy machine; a test that hangs still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    [
      'json',
      {
        outputFile: join(
          root,
          process.env['PLAYWRIGHT_REPORT'] ?? '.cache/reports/playwright.json',
        ),
      },
    ],
  ],
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'off',
    trace: 'off',
    video: 'off',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath,
      args: [
        ...chromiumArgs,
        '--host-resolver-rules=MAP glyphwork.example 127.0.0.1, MAP *.glyphwork.example 127.0.0.1',
        `--unsafely-treat-insecure-origin-as-secure=${canonical.join(',')}`,
      ],
    },
  },
  projects: [{ name: 'chromium' }],
})

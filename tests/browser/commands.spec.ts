import { expect, test } from '@playwright/test'
import { runs, runScript } from '../support/commands.ts'

// The scripts of package.json that need the built sites or a browser; tests/support/commands.spec.ts
// runs the others.
const port = Number(process.env['SERVE_PORT_BASE'] ?? 4101) + 40
const place = (folder: string) => ({ folder, api: '', port })
const built = Object.entries(runs(place(''))).flatMap(([script, run]) =>
  'isBuilt' in run && run.isBuilt ? [script] : [],
)

test.describe('as a process of its own', () => {
  // They take the same ports.
  test.describe.configure({ mode: 'serial' })

  test('there are such scripts', () => {
    expect(built).toContain('serve')
  })

  for (const script of built)
    test(`npm run ${script}`, async () => {
      test.setTimeout(240_000)
      const run = runs(place(test.info().outputPath()))[script]
      if (run) await runScript(script, run)
    })
})

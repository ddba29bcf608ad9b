import { playwrightFailures, vitestFailures } from './failures.ts'
import { prepareMachine } from './machine.ts'
import { commandStep, countPlaywright, countVitest, reportStep, stopAll } from './steps.ts'
import type { Result, Step } from './steps.ts'

/**
 * The runner of `npm test`. Steps in order, each with a heading and its seconds; a failed one does not stop those that do
 * not need it. The last line is `N passed, N failed`: each test of vitest and Playwright, and one for every other step.
 *
 *   node tests/support/run.ts            everything
 *   node tests/support/run.ts check      without builds and browser
 *   node tests/support/run.ts browser    builds and browser alone
 *   node tests/support/run.ts full       everything, with the whole product of pages, languages, widths and faults
 */
const modes = ['all', 'check', 'browser', 'full'] as const
const wanted = process.argv[2] ?? 'all'
const mode = modes.find((known) => known === wanted)

const one = (ok: boolean, note?: string): Result => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...(note && { note }) })

const versions: Step = {
  name: 'versions',
  run: (write) => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
    write(`Node ${process.version} at ${process.execPath}\n`)
    return major > 22 || (major === 22 && minor >= 22)
      ? one(true)
      : one(false, 'Node 22.22 or newer is needed: it comes with `npm ci`; run this through npm')
  },
}
const machine: Step = {
  name: 'machine: Chromium and nginx',
  run: (write) => {
    const missing = prepareMachine((line) => write(`${line}\n`))
    return one(missing.length === 0, missing.join(' '))
  },
}
const types = commandStep('types', 'tsc', ['--pretty', 'false'])
// Each of a checker's threads would find out the types of the words anew, which is most of the work; types have one as well (tsconfig.json).
const lint = commandStep('lint', 'oxlint', ['--deny-warnings'], { GOMAXPROCS: '1' })
const format = commandStep('format', 'oxfmt', ['--check'])
const unused = commandStep('unused code and packages', 'knip', [])
const words = commandStep('word types are fresh', 'i18next-cli', ['types', '--ci', '-q', '-c', 'tests/support/i18next.config.ts'])
const unit = reportStep('unit, tables, journeys', {
  file: 'vitest',
  args: ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/reports/vitest.json'],
  env: { CI: '1' },
  report: '.cache/reports/vitest.json',
  read: countVitest,
  failures: vitestFailures,
})
const builds = ['vite.config.ts', 'vite.config.zh.ts', 'vite.config.ru.ts'].map((config) =>
  commandStep(`build ${config}`, 'vite', ['build', '-c', config, '--logLevel', 'warn']),
)
const browser = reportStep('browser', {
  file: 'playwright',
  args: ['test', '--config', 'tests/browser/playwright.config.ts'],
  env: { CI: '1', PLAYWRIGHT_REPORT: '.cache/reports/playwright.json', ...(mode === 'full' && { FULL: '1' }) },
  limit: mode === 'full' ? 5 * 3_600_000 : undefined,
  report: '.cache/reports/playwright.json',
  read: countPlaywright,
  failures: playwrightFailures,
})

const total = { passed: 0, failed: 0 }
const failures: string[] = []

function heading(name: string, seconds: number | null, result: Result | null): void {
  const verdict =
    result === null ? '' : ` ${result.failed > 0 ? 'FAILED' : 'ok'}, ${(seconds ?? 0).toFixed(1)} s${result.note ? `: ${result.note}` : ''}`
  process.stdout.write(`\n=== ${name}${verdict}\n`)
}

async function timed(step: Step, write: (text: string) => void): Promise<{ result: Result; seconds: number }> {
  const start = performance.now()
  const result = await Promise.resolve()
    .then(() => step.run(write))
    .catch((error: unknown): Result => one(false, error instanceof Error ? error.message : String(error)))
  total.passed += result.passed
  total.failed += result.failed
  failures.push(...(result.failures ?? []))
  return { result, seconds: (performance.now() - start) / 1000 }
}

/** One step, its output as it comes. @returns whether it passed */
async function run(step: Step): Promise<boolean> {
  heading(step.name, null, null)
  const { result, seconds } = await timed(step, (text) => process.stdout.write(text))
  heading(step.name, seconds, result)
  return result.failed === 0
}

/** Steps side by side; the output of each comes in one piece, in the order given. */
async function runTogether(steps: Step[]): Promise<void> {
  const ended = steps.map(async (step) => {
    const output: string[] = []
    return { step, output, ...(await timed(step, (text) => output.push(text))) }
  })
  for (const step of ended) {
    const {
      step: { name },
      output,
      result,
      seconds,
    } = await step
    heading(name, seconds, result)
    if (result.failed > 0) process.stdout.write(output.join(''))
  }
}

async function main(): Promise<void> {
  if (!mode) {
    total.failed += 1
    process.stdout.write(`There is no "${wanted}"; allowed: ${modes.join(', ')}.\n`)
    return
  }
  if (!(await run(versions))) return
  const ready = mode === 'check' ? false : await run(machine)
  if (mode !== 'browser') {
    await runTogether([types, lint])
    await runTogether([format, unused, words])
    await run(unit)
  }
  if (mode === 'check') return
  const built: boolean[] = []
  for (const build of builds) built.push(await run(build))
  if (ready && built.every(Boolean)) await run(browser)
  else {
    total.failed += 1
    heading('browser', 0, { passed: 0, failed: 1, note: `not run: ${ready ? 'a build failed' : 'the machine is not ready'}` })
  }
}

function finish(): never {
  // Once more at the end: not every reader sees more than that.
  for (const failure of failures.slice(0, 20)) process.stdout.write(`\n--- ${failure}\n`)
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopAll()
    total.failed += 1
    process.stdout.write(`\nStopped by ${signal}.\n`)
    finish()
  })

await main().catch((error: unknown) => {
  total.failed += 1
  console.error(error)
})
finish()

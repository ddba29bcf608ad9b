import { playwrightFailures, vitestFailures } from './failures.ts'
import { readFolder, specsOf } from './folder.ts'
import { prepareBrowsers, prepareMachine } from './machine.ts'
import { countPlaywright, countVitest, reportStep, scriptStep, stopAll } from './steps.ts'
import type { Result, Step } from './steps.ts'

/**
 * The runner of `npm test`. It runs steps in order and prints a heading and the seconds of each. A
 * failed step only stops the steps that need it. The last line is `N passed, N failed`: it counts
 * each test of vitest and Playwright, and every other step as one.
 *
 * npm test                  everything
 * npm run check             without builds and browser
 * npm run check -- src/areas/pay   types, lint, format and specs of one folder, and the journeys
 *                           that name an address of its pages
 * npm run test:browser      builds and browser alone
 * npm run test:browsers     builds, and one page of each kind in Firefox and WebKit
 * npm run test:full         everything, with all pages, languages, widths and faults
 */
const modes = ['all', 'check', 'browser', 'browsers', 'full'] as const
const wanted = process.argv[2] ?? 'all'
const mode = modes.find((known) => known === wanted)
const folder = process.argv[3] === undefined ? null : readFolder(process.argv[3])
const paths = folder === null ? [] : [folder]
const specs = folder === null ? [] : specsOf(folder)

const one = (ok: boolean, note?: string): Result => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  ...(note && { note }),
})

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
  name: `machine: ${{ browsers: 'Firefox, WebKit', full: 'Chromium, Firefox, WebKit' }[String(mode)] ?? 'Chromium'} and nginx`,
  run: (write) => {
    const log = (line: string): void => write(`${line}\n`)
    const missing = [
      ...(mode === 'browsers' ? [] : prepareMachine(log)),
      ...(mode === 'browsers' || mode === 'full' ? prepareBrowsers(log) : []),
    ]
    return one(missing.length === 0, missing.join(' '))
  },
}
// The linter reports the compiler's errors too, as both need the same types. One thread is enough:
// each thread would infer the types of the words again, which is most of the work.
const lint = scriptStep('types and lint', 'lint', ['--type-check', ...paths], { GOMAXPROCS: '1' })
const format = scriptStep('format', 'format:check', paths)
const unused = scriptStep('unused code and packages', 'unused')
const words = scriptStep('word types', 'types:words')
const unit = reportStep('unit, tables, journeys', {
  file: 'vitest',
  args: [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/reports/vitest.json',
    ...specs,
  ],
  env: { CI: '1', ...(mode === 'full' && { FULL: '1' }) },
  report: '.cache/reports/vitest.json',
  read: countVitest,
  failures: vitestFailures,
})
const builds = scriptStep('builds', 'build', ['--logLevel', 'warn'])
const browser = reportStep('browser', {
  file: 'playwright',
  args: ['test', '--config', 'tests/browser/playwright.config.ts'],
  env: {
    CI: '1',
    PLAYWRIGHT_REPORT: '.cache/reports/playwright.json',
    ...(mode === 'full' && { FULL: '1' }),
  },
  limit: mode === 'full' ? 5 * 3_600_000 : undefined,
  report: '.cache/reports/playwright.json',
  read: countPlaywright,
  failures: playwrightFailures,
})
const browsers = reportStep('Firefox and WebKit', {
  file: 'vitest',
  args: [
    'run',
    '--config',
    'tests/browsers/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/reports/browsers.json',
  ],
  env: { CI: '1' },
  report: '.cache/reports/browsers.json',
  read: countVitest,
  failures: vitestFailures,
})

const total = { passed: 0, failed: 0 }
const failures: string[] = []
/** The names and seconds of the steps in the order in which they ended. */
const taken: [name: string, seconds: number][] = []

function heading(name: string, seconds: number | null, result: Result | null): void {
  const verdict =
    result === null
      ? ''
      : ` ${result.failed > 0 ? 'FAILED' : 'ok'}, ${(seconds ?? 0).toFixed(1)} s${result.note ? `: ${result.note}` : ''}`
  process.stdout.write(`\n=== ${name}${verdict}\n`)
}

async function timed(
  step: Step,
  write: (text: string) => void,
): Promise<{ result: Result; seconds: number }> {
  const start = performance.now()
  const result = await Promise.resolve()
    .then(() => step.run(write))
    .catch((error: unknown): Result =>
      one(false, error instanceof Error ? error.message : String(error)),
    )
  total.passed += result.passed
  total.failed += result.failed
  failures.push(...(result.failures ?? []))
  const seconds = (performance.now() - start) / 1000
  taken.push([step.name, seconds])
  return { result, seconds }
}

/**
 * Runs one step and streams its output.
 * @returns whether it passed
 */
async function run(step: Step): Promise<boolean> {
  heading(step.name, null, null)
  const { result, seconds } = await timed(step, (text) => process.stdout.write(text))
  heading(step.name, seconds, result)
  return result.failed === 0
}

interface Ended {
  step: Step
  output: string[]
  result: Result
  seconds: number
}

/** Starts steps side by side; `report` prints their output. */
const start = (steps: Step[]): Promise<Ended>[] =>
  steps.map(async (step) => {
    const output: string[] = []
    return { step, output, ...(await timed(step, (text) => output.push(text))) }
  })

/**
 * Prints the heading of each started step, and the output of a failed one, in the given order.
 * @returns whether all passed
 */
async function report(started: Promise<Ended>[]): Promise<boolean> {
  let ok = true
  for (const end of started) {
    const { step, output, result, seconds } = await end
    heading(step.name, seconds, result)
    if (result.failed > 0) process.stdout.write(output.join(''))
    ok &&= result.failed === 0
  }
  return ok
}

async function main(): Promise<void> {
  if (!mode) {
    total.failed += 1
    process.stdout.write(`There is no "${wanted}"; allowed: ${modes.join(', ')}.\n`)
    return
  }
  if (process.argv[3] !== undefined && (mode !== 'check' || folder === null)) {
    total.failed += 1
    process.stdout.write(`There is no folder "${process.argv[3]}" to check.\n`)
    return
  }
  if (!(await run(versions))) return
  const ready = mode === 'check' ? false : await run(machine)
  const areChecked = mode !== 'browser' && mode !== 'browsers'
  if (areChecked) await run(words)
  // The compiler keeps one core busy for longer than the builds take, so the tests begin beside it.
  const checks = start(!areChecked ? [] : folder === null ? [lint, format, unused] : [lint, format])
  const areBuilt = await report(start(mode === 'check' ? [] : [builds]))
  if (areChecked && (folder === null || specs.length > 0)) await run(unit)
  await report(checks)
  if (mode === 'check') return
  const last = mode === 'browsers' ? [browsers] : mode === 'full' ? [browsers, browser] : [browser]
  for (const step of last) {
    if (ready && areBuilt) {
      await run(step)
      continue
    }
    total.failed += 1
    heading(step.name, 0, {
      passed: 0,
      failed: 1,
      note: `not run: ${ready ? 'a build failed' : 'the machine is not ready'}`,
    })
  }
}

function finish(): never {
  // Failures are repeated at the end, because some readers only see the last lines.
  for (const failure of failures.slice(0, 20)) process.stdout.write(`\n--- ${failure}\n`)
  process.stdout.write('\n')
  for (const [name, seconds] of taken)
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
  // Some steps run side by side, so the sum of the above is more.
  process.stdout.write(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  in all\n`)
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

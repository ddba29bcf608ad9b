import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { isRecord } from '../../src/lib/is-record.ts'

export const root = join(import.meta.dirname, '..', '..')

export interface Result {
  passed: number
  failed: number
  /** Why the step failed, where its output does not show it. */
  note?: string
  /** The failed tests with their errors. */
  failures?: string[]
}

export interface Step {
  name: string
  /** Runs the step and passes its output to `write`. */
  run: (write: (text: string) => void) => Promise<Result> | Result
}

/**
 * The timeout of a step in milliseconds. It exceeds what any step takes on a slow machine, so only
 * a step that hangs reaches it.
 */
const patience = 45 * 60_000
const running = new Set<ReturnType<typeof spawn>>()

/** Ends every started command that is still running. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}

interface Ended {
  ok: boolean
  note?: string
}

/** Runs a command of node_modules/.bin, or any other, from the project's root. */
export function command(
  write: (text: string) => void,
  file: string,
  args: string[],
  env: Record<string, string> = {},
  limit: number = patience,
): Promise<Ended> {
  return new Promise((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
        // A run starts a hundred processes of the same modules, and reading these was half of what
        // the short ones did.
        NODE_COMPILE_CACHE: join(root, '.cache', 'node-compile'),
        ...env,
        PATH: path,
      },
    })
    running.add(child)
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    child.stdout.setEncoding('utf8').on('data', write)
    child.stderr.setEncoding('utf8').on('data', write)
    const end = (ended: Ended): void => {
      clearTimeout(timer)
      running.delete(child)
      resolve(ended)
    }
    child.on('error', (error) =>
      end({ ok: false, note: `${file} could not be started: ${error.message}` }),
    )
    child.on('close', (code, signal) =>
      end(code === 0 ? { ok: true } : { ok: false, note: `${file} ended with ${signal ?? code}` }),
    )
  })
}

/** A step of one command that passes or fails as a whole. */
export function commandStep(
  name: string,
  file: string,
  args: string[],
  env?: Record<string, string>,
): Step {
  return {
    name,
    run: async (write) => {
      const { ok, note } = await command(write, file, args, env)
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...(note && { note }) }
    },
  }
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** A step of one script of package.json, so that `npm test` runs the documented command itself. */
export const scriptStep = (
  name: string,
  script: string,
  args: string[] = [],
  env?: Record<string, string>,
): Step =>
  commandStep(
    name,
    'npm',
    ['run', '--silent', script, ...(args.length ? ['--', ...args] : [])],
    env,
  )

/**
 * Counts the tests of vitest's JSON report. A file that could not be loaded counts as one failed
 * test.
 */
export function countVitest(report: unknown): Result {
  if (!isRecord(report)) return { passed: 0, failed: 0 }
  const broken = list(report['testResults']).filter(
    (file) =>
      isRecord(file) && file['status'] === 'failed' && list(file['assertionResults']).length === 0,
  )
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']) + broken.length,
  }
}

/** Counts the tests of Playwright's JSON report. A test that passed on a retry counts as failed. */
export function countPlaywright(report: unknown): Result {
  if (!isRecord(report) || !isRecord(report['stats'])) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = report['stats']
  return {
    passed: count(expected),
    failed: count(unexpected) + count(flaky) + list(report['errors']).length,
  }
}

/**
 * A step that counts its tests from a JSON report. It fails where the report is missing or empty.
 */
export function reportStep(
  name: string,
  options: {
    file: string
    args: string[]
    env?: Record<string, string>
    /** The timeout in milliseconds, for a step that needs more than the default. */
    limit?: number | undefined
    report: string
    read: (report: unknown) => Result
    failures: (report: unknown) => string[]
  },
): Step {
  return {
    name,
    run: async (write) => {
      const file = join(root, options.report)
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
      const { ok, note } = await command(
        write,
        options.file,
        options.args,
        options.env,
        options.limit,
      )
      let report: unknown
      try {
        report = JSON.parse(readFileSync(file, 'utf8'))
      } catch {
        return {
          passed: 0,
          failed: 1,
          note: `${note ? `${note}; ` : ''}${options.report} was not written`,
        }
      }
      return {
        ...judgeReport(options.read(report), ok, note ?? ''),
        failures: options.failures(report),
      }
    },
  }
}

/** Combines a report and the exit code, so that neither hides a failure that the other shows. */
export function judgeReport({ passed, failed }: Result, ok: boolean, note: string): Result {
  if (passed + failed === 0)
    return { passed, failed: 1, note: `no test was run${note ? `; ${note}` : ''}` }
  if (!ok && failed === 0)
    return { passed, failed: 1, note: `every test passed, but ${note || 'the run failed'}` }
  return { passed, failed }
}

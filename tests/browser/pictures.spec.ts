import { execFile } from 'node:child_process'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { served } from './site.ts'

const root = join(import.meta.dirname, '..', '..')
const port = Number(process.env['SERVE_PORT_BASE'] ?? 4101) + 30

const pictures = (...args: string[]): Promise<{ status: unknown; said: string }> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'pictures', '--', ...args],
      { cwd: root, env: { ...process.env, SERVE_PORT_BASE: String(port), NODE_NO_WARNINGS: '1' } },
      (error, stdout, stderr) => resolve({ status: error?.code ?? 0, said: stdout + stderr }),
    )
  })

test('npm run pictures takes equal pictures of one build, and names those that differ', async () => {
  test.setTimeout(240_000)
  const [before, after] = [test.info().outputPath('before'), test.info().outputPath('after')]
  // Without `--at` the command copies and compresses a build, as `npm run serve` does.
  const only = ['--only', '/payment-policy', '--at', served.com.local]

  expect(await pictures(before, ...only)).toEqual({ status: 0, said: '6 pictures taken\n' })
  expect((await readdir(before)).toSorted()).toEqual(
    ['1440-dark', '1440-light', '360-dark', '360-light', '768-dark', '768-light'].map(
      (look) => `payment-policy-${look}.png`,
    ),
  )
  expect(await pictures(after, ...only, '--compare', before)).toEqual({
    status: 0,
    said: '6 pictures taken\n6 pictures compared, 0 differ\n',
  })

  await copyFile(
    join(before, 'payment-policy-360-light.png'),
    join(before, 'payment-policy-360-dark.png'),
  )
  const compared = await pictures(after, '--compare', before, '--kept')
  expect(compared.status).toBe(1)
  expect(compared.said).toMatch(
    /^6 pictures compared, 1 differ\n +\d+\.\d{3} % {2}payment-policy-360-dark\.png\n$/,
  )
  expect(await readFile(join(after, 'differences.html'), 'utf8')).toContain(
    '<img src="../before/payment-policy-360-dark.png"',
  )
})

test('npm run pictures says what it needs', async () => {
  expect(await pictures('--only', '/')).toEqual({
    status: 1,
    said: expect.stringContaining('npm run pictures -- <folder>'),
  })
})

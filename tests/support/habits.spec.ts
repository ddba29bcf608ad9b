import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolder, specsOf } from './folder.ts'
import { root } from './steps.ts'

const parts = ['.hooks', '.oxfmtrc.json', '.oxlintrc.json', 'package.json']
const lint = join('tests', 'support', 'lint')
const timeout = 60_000
let house = ''

// The packages are found by PATH: `npm run fix` would mend the files of a linked node_modules too.
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
}
function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: house,
    encoding: 'utf8',
    env,
    timeout,
  })
  return { status, said: stdout + stderr }
}
const commit = () => {
  run('git', 'add', 'a.ts')
  return run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-m', 'A')
}
const write = (text: string) => writeFileSync(join(house, 'a.ts'), text)
const read = () => readFileSync(join(house, 'a.ts'), 'utf8')

// In a repository of its own, because the hook is a setting of the whole repository.
describe('in a small repository', { timeout: 120_000 }, () => {
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'glyphwork-habits-'))
    for (const part of [...parts, lint])
      cpSync(join(root, part), join(house, part), { recursive: true })
    writeFileSync(join(house, 'tsconfig.json'), '{}\n')
    run('git', 'init', '--quiet')
  })
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  it('npm run fix mends and formats', () => {
    write('let a = "x"; export { a };')
    expect(run('npm', 'run', 'fix')).toMatchObject({ status: 0 })
    expect(read()).toBe("const a = 'x'\nexport { a }\n")
  })

  it('npm run hooks makes a commit fix its files, and refuse what cannot be fixed', () => {
    expect(run('npm', 'run', 'hooks')).toMatchObject({ status: 0 })
    write('export const a = "x";')
    expect(commit()).toMatchObject({ status: 0 })
    expect(read()).toBe("export const a = 'x'\n")
    write('export const a: any = 1\n')
    expect(commit()).toMatchObject({
      status: 1,
      said: expect.stringContaining('no-explicit-any'),
    })
  })
})

describe('npm run check -- <folder>', () => {
  it('takes the specs of the folder and the journeys that name an address of its pages', () => {
    const specs = specsOf('src/areas/pay/voucher')
    expect(specs).toContain('tests/journeys/payments.spec.tsx')
    expect(specs).not.toContain('tests/journeys/worker.spec.tsx')
    expect(specsOf('src/lib').every((file) => file.startsWith('src/lib/'))).toBe(true)
  })

  it('knows a folder however it is written, and nothing outside the repository', () => {
    expect(readFolder('./src/areas/pay/')).toBe('src/areas/pay')
    for (const wrong of ['src/nothing', 'package.json', '.', '../..'])
      expect(readFolder(wrong)).toBeNull()
  })

  it('says that a folder is missing', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['tests/support/run.ts', 'check', 'src/nothing'],
      { cwd: root, encoding: 'utf8', timeout },
    )
    expect(status).toBe(1)
    expect(stdout).toContain('There is no folder "src/nothing" to check.')
  })
})

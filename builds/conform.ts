import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from './contract/client.ts'
import { conform } from './contract/conform.ts'
import type { ConformAccount } from './contract/conform.ts'
import { createJudge } from './contract/judge.ts'
import type { Judge } from './contract/judge.ts'
import { makeOpenApi } from './contract/openapi.ts'
import { junit, table } from './contract/verdicts.ts'
import { root } from './shared-config.ts'

const help = `npm run conform -- --api https://api.example [options]

  --origin https://site.example  where the site is, if not at the backend's own origin
  --write                        also make calls that change something, with the test account
  --only user,dashboard          these calls alone
  --limit 3000                   milliseconds that an answer may take
  --junit file.xml               by default .cache/reports/conform.xml

The test accounts come by the environment: CONFORM_EMAIL, one address of each role divided by
commas, and CONFORM_PASSWORD, which is the same for all of them.`

const isOrigin = (value: string): boolean =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value

function readAccounts(): ConformAccount[] {
  const { CONFORM_EMAIL: emails, CONFORM_PASSWORD: password } = process.env
  if (!emails && !password) return []
  if (!emails || !password)
    throw new Error('CONFORM_EMAIL and CONFORM_PASSWORD belong together: one is missing.')
  return emails.split(',').map((email) => ({ email: email.trim(), password }))
}

/** @returns whether every call kept to the contract */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
      only: { type: 'string' },
      limit: { type: 'string', default: '3000' },
      junit: { type: 'string', default: `${root}/.cache/reports/conform.xml` },
    },
  })
  const { api, origin, write } = values
  if (api === undefined) throw new Error(help)
  for (const [name, value] of Object.entries({ api, origin }))
    if (value !== undefined && !isOrigin(value))
      throw new Error(`--${name} is "${value}"; allowed: an origin such as https://api.example.`)
  const limit = Number(values.limit)
  if (!(limit > 0)) throw new Error(`--limit is "${values.limit}"; allowed: milliseconds.`)
  const accounts = readAccounts()
  if (write && accounts.length === 0)
    throw new Error('--write needs a test account: set CONFORM_EMAIL and CONFORM_PASSWORD.')
  const client = createClient({ api, origin, patience: Math.max(15_000, limit) })
  const judge = async (): Promise<Judge> =>
    createJudge(await makeOpenApi(), { origin, secure: api.startsWith('https:'), limit })
  const only = values.only?.split(',')
  const verdicts = await conform({ client, judge, accounts, write, origin, only })
  process.stdout.write(table(verdicts))
  const file = resolve(values.junit)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, junit(verdicts, api))
  console.log(relative(process.cwd(), file))
  return verdicts.length > 0 && verdicts.every(({ findings }) => findings.length === 0)
}

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

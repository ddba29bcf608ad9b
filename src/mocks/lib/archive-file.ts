import { writeCsv } from '../../lib/csv.ts'
import { zipFiles } from '../../lib/data-set/zip.ts'
import { accountOfSession } from '../db.ts'
import type { Data, MockAccount } from '../db.ts'
import { archiveState } from '../seed/archives.ts'
import { keyList } from '../seed/keys.ts'
import { entriesBetween } from '../seed/ledger.ts'
import { writtenNotification } from '../seed/notifications.ts'
import { paymentOut, paymentsOf } from '../seed/payments.ts'
import { documentsOf, notificationSettings, securityLog } from '../seed/security.ts'
import { customerSettings, percent100, spendingLimits } from '../seed/settings.ts'
import { rowOf } from '../seed/task-life.ts'
import { tasksLike } from '../seed/task-lists.ts'
import { money } from './money.ts'

type Row = Readonly<Record<string, unknown>>
interface Part {
  name: string
  about: string
  rows: readonly Row[]
}

/** What is not in an archive, and why. */
const left: readonly (readonly [what: string, why: string])[] = [
  ['Your password, whole API keys and signing secrets', 'we keep only what checks them'],
  ['Pictures and texts of tasks', 'they are deleted after the time that a task is kept'],
  ['Who answered your tasks', 'that is the personal data of other people'],
  ['Pictures of an identity check', 'nobody but those who decide may see them, not even you again'],
  ['Notes that staff keep of an account', 'they are about how we work and protect the service'],
  ['Backups', 'they are overwritten within 30 days and cannot be searched by person'],
]

function partsOf(db: Data, account: MockAccount, now: number): Part[] {
  const tasks: Row[] = []
  for (const task of tasksLike(db, account, now, {}, 0, now)) {
    const { cost, imageUrl: _, ...row } = rowOf(db.taskState, account, task, now)
    tasks.push({ ...row, cost: cost?.amount, currency: cost?.currency })
  }
  const tickets = db.support.tickets.filter(({ accountId }) => accountId === account.id)
  const { email, name, country, company, currency, timezone, interfaceLanguage, createdAt } =
    account
  return [
    {
      name: 'profile',
      about: 'Who you are to us',
      rows: [{ email, name, country, company, currency, timezone, interfaceLanguage, createdAt }],
    },
    { name: 'tasks', about: 'Tasks that are still kept', rows: tasks },
    {
      name: 'money',
      about: 'Every change of the balance',
      rows: entriesBetween(db, account, now, 0, now).map(({ amount, at, ...entry }) => ({
        ...entry,
        at: new Date(at).toISOString(),
        ...money(amount, account.currency),
      })),
    },
    {
      name: 'payments',
      about: 'Payments and their states',
      rows: paymentsOf(db, account, now).map((payment) => ({ ...paymentOut(payment, account) })),
    },
    { name: 'documents', about: 'Invoices and other papers', rows: documentsOf(account) },
    {
      name: 'tickets',
      about: 'Requests to support with their messages',
      rows: tickets.map((ticket) => ({ ...ticket })),
    },
    {
      name: 'settings',
      about: 'Settings, limits and keys without their secret part',
      rows: [
        { of: 'tasks', ...customerSettings(db, account) },
        { of: 'percent_100', ...percent100(db, account) },
        { of: 'limits', ...spendingLimits(db, account, now) },
        { of: 'notifications', ...notificationSettings(db, account, now) },
        ...(keyList(db, account, now).records ?? []).map((key) => ({ of: 'key', ...key })),
      ],
    },
    {
      name: 'notices',
      about: 'Notifications on the site',
      rows: account.notifications.map((one) => ({
        ...writtenNotification(one, account.interfaceLanguage),
      })),
    },
    {
      name: 'consents',
      about: 'What you agreed to, and when',
      rows: [{ consent: 'terms_of_service', given: true, at: account.createdAt }],
    },
    {
      name: 'security',
      about: 'Sign-ins and changes of security',
      rows: securityLog(db, account).map((entry) => ({ ...entry })),
    },
  ]
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return writeCsv([columns, ...rows.map((row) => columns.map((name) => cell(row[name])))])
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function indexOf(parts: readonly Part[], account: MockAccount, now: number): string {
  const rows = parts.map(
    ({ name, about, rows: { length } }) =>
      `<tr><td>${about}</td><td>${length}</td><td><a href="${name}.csv">${name}.csv</a></td><td><a href="${name}.json">${name}.json</a></td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All my data</title>
<h1>All data of ${escaped(account.email)}</h1>
<p>Made on ${new Date(now).toISOString()}. Times are UTC.</p>
<table>
<tr><th>What</th><th>Entries</th><th>For a spreadsheet</th><th>For a program</th></tr>
${rows.join('\n')}
</table>
<h2>What is not in it, and why</h2>
<ul>
${left.map(([what, why]) => `<li>${what}: ${why}.</li>`).join('\n')}
</ul>
</html>
`
}

/** The files of an archive: an index to read, and each part as CSV and JSON. */
export function archiveFiles(db: Data, account: MockAccount, now: number) {
  const parts = partsOf(db, account, now)
  return [
    { path: 'index.html', content: indexOf(parts, account, now) },
    ...parts.flatMap(({ name, rows }) => [
      { path: `${name}.csv`, content: csvOf(rows) },
      { path: `${name}.json`, content: JSON.stringify(rows, null, 1) },
    ]),
  ]
}

const place = /^\/api\/v2\/user\/archives\/([0-9a-f]+)\/all-my-data\.zip$/

/** A link requests the file, so it is no API call; null for any other address. */
export function archiveFile(
  path: string,
  db: Data,
  session: string | undefined,
  now: number,
): Response | null {
  const id = place.exec(path)?.[1]
  if (id === undefined) return null
  const account = accountOfSession(db, session, now)
  const made = account && db.archives.find((one) => one.accountId === account.id && one.id === id)
  if (!account || !made || archiveState(made, now) !== 'ready')
    return new Response(null, { status: account ? 404 : 401 })
  return new Response(zipFiles(archiveFiles(db, account, made.createdAt)), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="all-my-data-${id}.zip"`,
      'x-content-type-options': 'nosniff',
    },
  })
}

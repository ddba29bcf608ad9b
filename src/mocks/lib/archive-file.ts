import { writeCsv } from '../../lib/csv.ts'
import { zipFiles } from '../../lib/data-set/zip.ts'
import { accountOfSession } from '../db.ts'
import { archiveState } from '../seed/archives.ts'
import { keyList } from '../seed/keys.ts'
import { entriesBetween } from '../seed/ledger.ts'
import { writtenNotification } from '../seed/notifications.ts'
import { paymentOut, paymentsOf } from '../seed/payments.ts'
import { documentsOf } from '../seed/documents.ts'
import { notificationSettings, securityLog } from '../seed/security.ts'
import { customerSettings, percent100, spendingLimits } from '../seed/settings.ts'
import { rowOf } from '../seed/task-life.ts'
import { ownerOf } from '../seed/team.ts'
import { tasksLike } from '../seed/task-lists.ts'
import { isLanguage } from '../../site/languages.ts'
import { messageView, saidOf, ticketView } from '../handlers/tickets.ts'
import { archiveWords } from './archive-words.ts'
import type { archiveParts } from './archive-words.ts'
import { money } from './money.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

type Row = Readonly<Record<string, unknown>>
interface Part {
  name: (typeof archiveParts)[number]
  rows: readonly Row[]
}

/** What stays a person's own once their account has another owner. */
const ofPerson: readonly Part['name'][] = ['profile', 'notices', 'consents', 'security']
const isHandedOver = (db: Data, account: MockAccount): boolean => ownerOf(db, account) !== account

/**
 * How far back an archive of the mock has tasks and the balance changes they make. With all sixty
 * days it would have 350 MB, and nothing else would be answered for a minute.
 */
const recentFor = 24 * 60 * 60 * 1000

function partsOf(db: Data, account: MockAccount, now: number): Part[] {
  const tasks: Row[] = []
  for (const task of tasksLike(db, account, now, {}, now - recentFor, now)) {
    const { cost, imageUrl: _, ...row } = rowOf(db.taskState, account, task, now)
    tasks.push({ ...row, cost: cost?.amount, currency: cost?.currency })
  }
  const tickets = db.support.tickets.filter(({ accountId }) => accountId === account.id)
  const { email, name, country, company, currency, timezone, interfaceLanguage, createdAt } =
    account
  const parts: Part[] = [
    {
      name: 'profile',
      rows: [{ email, name, country, company, currency, timezone, interfaceLanguage, createdAt }],
    },
    { name: 'tasks', rows: tasks },
    {
      name: 'money',
      rows: entriesBetween(db, account, now, now - recentFor, now).map(
        ({ amount, at, ...entry }) => ({
          ...entry,
          at: new Date(at).toISOString(),
          // A task costs less than a cent.
          ...money(amount, account.currency, 5),
        }),
      ),
    },
    {
      name: 'payments',
      rows: paymentsOf(db, account, now).map((payment) => ({ ...paymentOut(payment, account) })),
    },
    { name: 'documents', rows: documentsOf(db, account, now) },
    {
      name: 'tickets',
      rows: tickets.map((ticket) => ({
        ...ticketView(db, ticket, now),
        messages: saidOf(ticket, now).map((message) => messageView(db, message, account, now)),
      })),
    },
    {
      name: 'settings',
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
      rows: account.notifications.map((one) => ({
        ...writtenNotification(one, account.interfaceLanguage),
      })),
    },
    {
      name: 'consents',
      rows: [{ consent: 'terms_of_service', given: true, at: account.createdAt }],
    },
    {
      name: 'security',
      rows: securityLog(db, account).map((entry) => ({ ...entry })),
    },
  ]
  return isHandedOver(db, account) ? parts.filter(({ name }) => ofPerson.includes(name)) : parts
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

/** It is opened from a disk, so it has no style sheet beside it. */
const look = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .4rem .75rem; border-bottom: 1px solid #8886; text-align: start }
.n { text-align: end; font-variant-numeric: tabular-nums }`

const writtenTime = (time: number, language: string): string =>
  new Date(time).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })

function indexOf(
  parts: readonly Part[],
  attachments: readonly { path: string }[],
  account: MockAccount,
  isOwn: boolean,
  now: number,
): string {
  const { interfaceLanguage, email } = account
  const language = isLanguage(interfaceLanguage) ? interfaceLanguage : 'en'
  const words = archiveWords[language]
  const rows = parts.map(
    ({ name, rows: { length } }) =>
      `<tr><td>${words.parts[name]}</td><td class="n">${length.toLocaleString(language)}</td><td><a href="${name}.csv">${name}.csv</a></td><td><a href="${name}.json">${name}.json</a></td></tr>`,
  )
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${look}</style>
<h1>${words.of(escaped(email))}</h1>
<p>${words.made(writtenTime(now, language))}</p>
<table>
<tr>${words.columns.map((column) => `<th>${column}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
${
  attachments.length > 0
    ? `<h2>${words.attachments}</h2>
<ul>
${attachments.map(({ path }) => `<li><a href="${encodeURI(path)}">${escaped(path)}</a></li>`).join('\n')}
</ul>
`
    : ''
}<h2>${words.leftTitle}</h2>
<ul>
${[isOwn ? words.older(writtenTime(now - recentFor, language)) : words.handedOver, ...words.left].map(([what, why]) => `<li>${what}: ${why}</li>`).join('\n')}
</ul>
</html>
`
}

/** The files that were sent with the tickets of an account, under names that no system refuses. */
const attachmentsOf = (db: Data, { id }: MockAccount) =>
  db.support.files
    .filter(({ accountId }) => accountId === id)
    .map((file) => ({
      path: `attachments/${file.id}-${file.name.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_')}`,
      content: Uint8Array.from(atob(file.data), (char) => char.codePointAt(0) ?? 0),
    }))

/**
 * The files of an archive: an index to read, each part as CSV and JSON, and the files of tickets as
 * they were sent.
 */
export function archiveFiles(db: Data, account: MockAccount, now: number) {
  const parts = partsOf(db, account, now)
  const isOwn = !isHandedOver(db, account)
  const attachments = isOwn ? attachmentsOf(db, account) : []
  return [
    { path: 'index.html', content: indexOf(parts, attachments, account, isOwn, now) },
    ...attachments,
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

import * as v from 'valibot'
import { ticketLimits } from '@/api/contract/tickets.ts'
import type { FieldSpec, TicketCategory, ticketCalls } from '@/api/contract/tickets.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { readSentFiles } from '../files/files.ts'
import { categoryOf } from '../tickets/status.ts'
import { typedAmount } from '@/lib/typed-amount.ts'

type NewTicket = Omit<ArgOf<typeof ticketCalls.createTicket>, 'requestKey'>
export type Entries = Record<string, string>

/** The form's name for a category's field, because the backend's name can be anything. */
export const ticketFieldKey = (category: string, name: string): string => `own-${category}-${name}`

const own = (categories: readonly TicketCategory[]) =>
  categories.flatMap(({ id, fields }) =>
    fields.map((field) => ({ category: id, field, key: ticketFieldKey(id, field.name) })),
  )

/** The fields of all categories. Those of other categories stay empty and are not sent. */
export const beginning = (categories: readonly TicketCategory[]): Entries => ({
  category: '',
  subject: '',
  ...Object.fromEntries(own(categories).map(({ key }) => [key, ''])),
  tasks: '',
  consent: '',
  payment: '',
  body: '',
  pageUrl: '',
  files: '',
})

/** Parses a list from a draft's text. */
export const readTasks = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter(Boolean).slice(0, ticketLimits.tasks)

const fits = ({ type, options }: FieldSpec, text: string): boolean =>
  text === '' ||
  (type === 'amount'
    ? typedAmount(text) !== null
    : type === 'date'
      ? v.is(v.pipe(v.string(), v.isoDate()), text)
      : type === 'select' && options.length > 0
        ? options.some(({ value }) => value === text)
        : true)

/**
 * Converts the entries to the contract's argument. The backend validates a category's fields again.
 */
export function newTicket(categories: readonly TicketCategory[]) {
  const fields = own(categories)
  const text = v.pipe(v.string(), v.trim())
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const values = dataset.value
      const wrong = (key: string, message: string): void =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: values, key, value: values[key] }],
        })
      const category = categoryOf(values['category'] ?? '')
      if (!category) wrong('category', 'required')
      const { subject, body } = ticketLimits
      for (const [key, { min, max }] of [
        ['subject', subject],
        ['body', body],
      ] as const) {
        const size = (values[key] ?? '').trim().length
        if (size === 0) wrong(key, 'required')
        else if (size < min) wrong(key, `too_short ${min}`)
        else if (size > max) wrong(key, `too_long ${max}`)
      }
      for (const { category: of, field, key } of fields) {
        if (of !== category) continue
        const typed = (values[key] ?? '').trim()
        if (field.required && typed === '') wrong(key, 'required')
        else if (typed.length > 500) wrong(key, 'too_long 500')
        else if (!fits(field, typed)) wrong(key, `bad_format ${field.type}`)
      }
      const asks = categories.find(({ id }) => id === category)?.asks ?? []
      if (asks.includes('tasks') && readTasks(values['tasks']).length > 0 && !values['consent'])
        wrong('consent', 'required')
      if ((values['pageUrl'] ?? '').length > 2048) wrong('pageUrl', 'too_long 2048')
    }),
    v.transform((values): NewTicket => {
      const category = categoryOf(values['category'] ?? '') ?? 'other'
      const asks = categories.find(({ id }) => id === category)?.asks ?? []
      const taskIds = asks.includes('tasks') ? readTasks(values['tasks']) : []
      const typed = fields.flatMap(({ category: of, field, key }) => {
        const value = v.parse(text, values[key] ?? '')
        return of === category && value ? [[field.name, value] as const] : []
      })
      const pageUrl = (values['pageUrl'] ?? '').trim()
      const files = readSentFiles(values['files'] ?? '')
      return {
        category,
        subject: (values['subject'] ?? '').trim(),
        body: (values['body'] ?? '').trim(),
        ...(taskIds.length > 0 && { taskIds, consentShareTasks: true }),
        ...(asks.includes('payment') && values['payment'] && { paymentId: values['payment'] }),
        ...(pageUrl && { pageUrl }),
        ...(typed.length > 0 && { fields: Object.fromEntries(typed) }),
        ...(files.length > 0 && { attachmentIds: files.map(({ id }) => id) }),
      }
    }),
  )
}

/** Maps the backend's field names to the form's. */
export function atTicketKeys(problem: Problem, category: string): Problem {
  const names: Readonly<Record<string, string>> = {
    consentShareTasks: 'consent',
    taskIds: 'tasks',
    paymentId: 'payment',
    attachmentIds: 'files',
  }
  const keyOf = (name: string): string =>
    name.startsWith('fields.')
      ? ticketFieldKey(category, name.slice('fields.'.length))
      : (known(names, name) ?? name)
  return problem.fields
    ? {
        ...problem,
        fields: Object.fromEntries(
          Object.entries(problem.fields).map(([name, one]) => [keyOf(name), one]),
        ),
      }
    : problem
}

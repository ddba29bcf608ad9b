import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { atTicketKeys, beginning, newTicket } from './new-ticket.ts'

const category = { title: '', hint: null, faq: [], asks: [], fields: [] }
const categories = [
  { ...category, id: 'other' },
  {
    ...category,
    id: 'api',
    asks: ['tasks'],
    fields: [
      { name: 'errorCode', label: '', type: 'text', required: true, options: [], hint: null },
      { name: 'amount', label: '', type: 'amount', required: false, options: [], hint: null },
    ],
  },
]
const entries = {
  ...beginning(categories),
  category: 'other',
  subject: '  A question  ',
  body: 'Long enough to be a question of twenty characters.',
}
const faults = (values: Record<string, string>) =>
  safeParse(newTicket(categories), values).issues?.map(
    ({ path, message }) => `${String(path?.[0]?.key)} ${message}`,
  )

describe('a new ticket', () => {
  it('sends nothing that was left empty, nor what another category asks for', () => {
    const output = safeParse(newTicket(categories), { ...entries, 'own-api-errorCode': 'X' }).output
    expect(output).toEqual({ category: 'other', subject: 'A question', body: entries.body })
  })

  it.each([
    [{ category: '' }, ['category required']],
    [{ subject: 'abcd' }, ['subject too_short 5']],
    [{ body: 'x'.repeat(10_001) }, ['body too_long 10000']],
    [{ category: 'api' }, ['own-api-errorCode required']],
    [
      { category: 'api', 'own-api-errorCode': 'X', 'own-api-amount': 'ten' },
      ['own-api-amount bad_format amount'],
    ],
    [{ category: 'api', 'own-api-errorCode': 'X', tasks: '1,2' }, ['consent required']],
  ])('refuses %j', (part, wrong) => expect(faults({ ...entries, ...part })).toEqual(wrong))

  it('names tasks only with consent, and takes files by their ids', () => {
    const { output } = safeParse(newTicket(categories), {
      ...entries,
      category: 'api',
      'own-api-errorCode': 'ERROR_X',
      tasks: '1,2',
      consent: 'yes',
      files: '[{"id":"f-1","name":"a.log","size":3}]',
    })
    expect(output).toMatchObject({
      taskIds: ['1', '2'],
      consentShareTasks: true,
      fields: { errorCode: 'ERROR_X' },
      attachmentIds: ['f-1'],
    })
  })

  it('hears what the backend says of its fields', () => {
    const required = { code: 'required' }
    const fields = { 'fields.errorCode': required, taskIds: required, constructor: required }
    expect(atTicketKeys({ kind: 'HTTP', fields }, 'api').fields).toEqual({
      'own-api-errorCode': required,
      tasks: required,
      constructor: required,
    })
  })
})

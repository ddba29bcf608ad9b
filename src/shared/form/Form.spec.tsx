import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '@/api/api.ts'
import type { Problem } from '@/api/problem.ts'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { TitlePrefixProvider, useShownPrefix } from '@/head/TitlePrefix.tsx'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { isAmount } from '@/lib/typed-amount.ts'
import { rows } from '@/routes/table/index.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { ToastList } from '@/ui/Toast.tsx'
import { ToastRegion } from '@/ui/ToastRegion.tsx'
import { dismissToast, toast } from '@/ui/toast-store.ts'
import { Outcome } from '../account/Outcome.tsx'
import { NumberInput } from '../number/NumberInput.tsx'
import { nothingDone } from '../payment-intent/nothing-done.ts'
import type { NothingDone } from '../payment-intent/nothing-done.ts'
import { Form } from './Form.tsx'
import { useForm } from './use-form.ts'
import { useValue } from './use-value.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  secret: v.pipe(v.string(), v.minLength(10)),
  agree: v.boolean(),
})
type Values = v.InferOutput<typeof schema>
const send = vi.fn<(values: Values) => Promise<string | NothingDone>>()
const done = vi.fn<(answer: string) => 'leaving' | void>()

/** A form whose result takes its place. */
function Replaced() {
  const [isSent, setIsSent] = useState(false)
  done.mockImplementation(() => setIsSent(true))
  return isSent ? <Outcome fresh title="It is on its way" /> : <Sample />
}

function Sample() {
  const form = useForm({
    name: 'sample',
    schema,
    defaults: { name: '', secret: '', agree: false },
    keep: ['name', 'agree'],
    words: { name: { required: 'Say your name.' } },
    place: (problem) => (problem.code === 'ERROR_EMAIL_TAKEN' ? { name: 'not_unique' } : undefined),
    send,
    done,
  })
  return (
    <Form form={form} submit="Send">
      <title>{`${useShownPrefix() ?? ''} Sample`}</title>
      <Field {...form.field('name')} label="Name">
        <TextInput {...form.input('name')} />
      </Field>
      <Field {...form.field('secret')} label="Secret">
        <TextInput {...form.input('secret')} type="password" />
      </Field>
      <Checkbox {...form.control('agree')} label="Agree" />
    </Form>
  )
}

const page = {
  id: 'login' as const,
  row: rows.login,
  path: '/auth/login',
  params: {},
  slugs: {},
  language: 'en' as const,
  wanted: 'en' as const,
  missing: false,
}

/** The choices depend on the chosen value, and the limits on loaded data. */
function Growing() {
  const [most, setMost] = useState(1)
  const form = useForm({
    name: 'growing',
    schema: v.object({ kind: v.string(), note: v.pipe(v.string(), v.maxLength(most)) }),
    defaults: { kind: 'a', note: '' },
    keep: [],
    send: async () => null,
  })
  const kind = useValue(form, 'kind')
  return (
    <Form form={form} submit="Send">
      <Field {...form.field('kind')} label="Kind">
        <Select {...form.input('kind')}>
          {[...new Set(['a', 'b', kind])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('note')} label="Note">
        <TextInput {...form.input('note')} />
      </Field>
      <Button onClick={() => form.reset({ kind: 'another', note: 'n' })}>Take another</Button>
      <Button onClick={() => setMost(9)}>Learn</Button>
    </Form>
  )
}

/** An amount whose error is told more exactly by its control. */
function Sum() {
  const form = useForm({
    name: 'sum',
    schema: v.object({ amount: v.pipe(v.string(), v.check(isAmount, 'bad_format amount')) }),
    defaults: { amount: '' },
    keep: [],
    send: async () => null,
  })
  return (
    <Form form={form} submit="Send">
      <Field {...form.field('amount')} label="Amount">
        <NumberInput {...form.input('amount')} />
      </Field>
    </Form>
  )
}

function show(form = <Sample />) {
  return render(
    <StrictMode>
      <Provider store={createStore(initialPageState)}>
        <I18nextProvider i18n={createWords().in('en')}>
          <PageContext value={page}>
            <MemoryRouter>
              <TitlePrefixProvider>{form}</TitlePrefixProvider>
            </MemoryRouter>
          </PageContext>
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const secret = () => screen.getByLabelText<HTMLInputElement>('Secret')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
async function fill() {
  await userEvent.type(name(), 'Ada')
  await userEvent.type(secret(), 'long enough')
}
const refuse = (problem: Partial<Problem>) =>
  send.mockRejectedValueOnce({ kind: 'HTTP', status: 400, ...problem })

beforeEach(() => {
  send.mockReset().mockResolvedValue('answer')
  done.mockReset()
})

describe('before sending', () => {
  it.each([
    ['1,000', 'Amount: “1,000”: 1000 or 1?'],
    ['10k', 'Amount: Remove “k”: only digits and a decimal separator.'],
    ['1,2,3', /such as 10.50/],
  ])('says of %s in the summary what its field says', async (typed, words) => {
    show(<Sum />)
    await userEvent.type(screen.getByLabelText('Amount'), typed)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    await userEvent.clear(screen.getByLabelText('Amount'))
    await userEvent.type(screen.getByLabelText('Amount'), '12.5')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('says nothing until it is sent, then at the field and in a summary with the focus', async () => {
    show()
    await userEvent.type(secret(), 'short')
    expect(screen.queryByRole('alert')).toBeNull()
    await press()
    const summary = await screen.findByRole('alert', { name: 'Check these fields' })
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toContain('Say your name.')
    expect(summary.textContent).toContain('Too short: at least 10 characters.')
    expect(name()).toHaveAccessibleDescription('Say your name.')
    expect(document.title).toBe('Error: Sample')
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Say your name.' }))
    expect(document.activeElement).toBe(name())
  })

  it('judges again with each change, and does not take the focus for it', async () => {
    show()
    await press()
    await screen.findByRole('alert')
    await userEvent.type(name(), 'A')
    await userEvent.type(secret(), 'long enough')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.type(secret(), '{Backspace}{Backspace}')
    expect(secret()).toHaveAccessibleDescription('Too short: at least 10 characters.')
    expect(document.activeElement).toBe(secret())
    await press()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  })
})

describe('sending', () => {
  it('says the outcome in a toast and leaves the focus, where the form stays', async () => {
    done.mockImplementation(() => void toast({ tone: 'ok', text: 'Saved' }))
    show(
      <>
        <Sample />
        <ToastRegion label="Messages">
          {(urgent) => <ToastList urgent={urgent} dismissLabel="Dismiss" />}
        </ToastRegion>
      </>,
    )
    await fill()
    await press()
    const said = await screen.findByText('Saved')
    expect(said.closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    act(() => dismissToast())
  })

  it('gives the focus to the result that takes the form’s place, by its heading', async () => {
    show(<Replaced />)
    await fill()
    await press()
    expect(await screen.findByRole('group', { name: 'It is on its way' })).toHaveFocus()
  })

  it('asks once, whatever is pressed meanwhile', async () => {
    let answer = (_: string) => {}
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    show()
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
    await userEvent.type(name(), '{Enter}')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer('answer'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith({ name: 'Ada', secret: 'long enough', agree: false })
    expect(done).toHaveBeenCalledWith('answer')
    await press()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('asks once where it is submitted twice before anything is drawn', async () => {
    let answer = (_: string) => {}
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    show()
    await fill()
    const form = name().closest('form') ?? document.body
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    await act(async () => answer('answer'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('stays locked while the page is being left', async () => {
    done.mockReturnValue('leaving')
    show()
    await fill()
    await press()
    await press()
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a refusal', () => {
  it('is said at the fields that the backend names', async () => {
    refuse({
      code: 'ERROR_VALIDATION',
      fields: { name: { code: 'too_long', params: { max: 2048 } } },
    })
    show()
    await fill()
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Too long: at most 2,048 characters.',
    )
    expect(name()).toHaveAccessibleDescription('Too long: at most 2,048 characters.')
    expect(screen.queryByText('Check your entries')).toBeNull()
    await userEvent.type(name(), 'x')
    await waitFor(() => expect(name()).not.toHaveAttribute('aria-invalid'))
  })

  it('is said at the field that the form knows for it', async () => {
    refuse({ code: 'ERROR_EMAIL_TAKEN' })
    show()
    await fill()
    await press()
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Already in use.'))
  })

  it('is said as a whole where it belongs to no field of the form, with what was typed', async () => {
    refuse({
      code: 'ERROR_VALIDATION',
      fields: { elsewhere: { code: 'required' } },
      requestId: 'r-1',
    })
    show()
    await fill()
    await press()
    const notice = await screen.findByRole('group', { name: 'Check your entries' })
    expect(document.activeElement).toBe(notice)
    expect(notice.textContent).toContain('r-1')
    expect(document.title).toBe('Error: Sample')
    expect([name().value, secret().value]).toEqual(['Ada', 'long enough'])
    await press()
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  })

  it('is said as a whole, too, where one of its fields is none of the form', async () => {
    refuse({
      code: 'ERROR_VALIDATION',
      fields: { name: { code: 'not_unique' }, elsewhere: { code: 'required' } },
    })
    show()
    await fill()
    await press()
    expect(await screen.findByRole('group', { name: 'Check your entries' })).toBeVisible()
    expect(name()).toHaveAccessibleDescription('Already in use.')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Check these fields/)
    // The whole leads to support, and the summary to the field.
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Support',
      'Name: Already in use.',
    ])
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  })

  it('counts down, and does not ask for the same again before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    refuse({ status: 429, code: 'ERROR_TOO_MANY_REQUESTS', retryAfter: 30 })
    show()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.type(name(), 'Ada')
    await user.type(secret(), 'long enough')
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText(/^Try again in (30|29) sec\.$/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByText(/^Try again in (20|19) sec\.$/)).toBeVisible()
    name().focus()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(send).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('group'))
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    expect(screen.queryByText(/^Try again in/)).toBeNull()
    expect(screen.getByText('You can try again now')).toBeVisible()
    // A clock that begins anew has not ended.
    refuse({ status: 429, code: 'ERROR_TOO_MANY_REQUESTS', retryAfter: 30 })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(/^Try again in (30|29) sec\.$/)).toBeVisible()
    expect(screen.queryByText('You can try again now')).toBeNull()
    vi.useRealTimers()
  })

  it.each([
    [423, 'ERROR_ACCOUNT_LOCKED', 'Too many attempts. Try again in 1 hr.'],
    [429, 'ERROR_TOO_MANY_REQUESTS', 'Try again in 1 hr.'],
    [503, 'ERROR_MAINTENANCE', 'Try again in 1 hr.'],
    [500, 'ERROR_INTERNAL', 'Try again in 1 hr.'],
  ])('names no other time beside the clock: %i', async (status, code, text) => {
    refuse({ status, code, retryAfter: 3600 })
    show()
    await fill()
    await press()
    expect(await screen.findByRole('group')).toHaveAccessibleDescription(text)
  })

  it('asks at once for other entries', async () => {
    refuse({ status: 423, code: 'ERROR_ACCOUNT_LOCKED', retryAfter: 900 })
    show()
    await fill()
    await press()
    await screen.findByText(/^Try again in 15 min\.$/)
    await userEvent.type(name(), ' B')
    await press()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('is of our own making where it is not a problem of a call', async () => {
    const fault = new TypeError('x is not a function')
    send.mockRejectedValueOnce(fault)
    show()
    await fill()
    await press()
    expect(
      await screen.findByRole('group', { name: 'Something went wrong on our side' }),
    ).toBeVisible()
    expect(console.error).toHaveBeenCalledWith(fault)
    vi.mocked(console.error).mockClear()
  })
})

describe('what is typed', () => {
  it('survives a reload, but for secrets, until it has been sent', async () => {
    const { unmount } = show()
    await fill()
    await userEvent.click(screen.getByLabelText('Agree'))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('enough')
    unmount()
    show()
    await waitFor(() => expect(name().value).toBe('Ada'))
    expect(screen.getByLabelText<HTMLInputElement>('Agree').checked).toBe(true)
    expect(secret().value).toBe('')
    await userEvent.type(secret(), 'long enough')
    await press()
    expect(send).toHaveBeenCalledWith({ name: 'Ada', secret: 'long enough', agree: true })
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('is kept where nothing was done after all', async () => {
    send.mockResolvedValue(nothingDone)
    show()
    await fill()
    await press()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(done).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('draft:guest:sample')).toContain('Ada')
    send.mockResolvedValue('answer')
    await press()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(done).toHaveBeenCalledTimes(1)
  })
})

describe('beginning anew', () => {
  it('shows the values, and a choice that is drawn only then', async () => {
    show(<Growing />)
    await userEvent.type(screen.getByLabelText('Note'), 'typed')
    await userEvent.click(screen.getByRole('button', { name: 'Take another' }))
    expect(screen.getByLabelText('Kind')).toHaveValue('another')
    expect(screen.getByLabelText('Note')).toHaveValue('n')
  })
})

it('is judged by the rules of the day', async () => {
  show(<Growing />)
  const note = screen.getByLabelText('Note')
  await userEvent.type(note, 'abc')
  await press()
  expect(note).toHaveAccessibleDescription('Too long: at most 1 characters.')
  await userEvent.click(screen.getByRole('button', { name: 'Learn' }))
  await userEvent.type(note, 'd')
  expect(note).not.toHaveAttribute('aria-invalid')
})

describe('a refusal of fields that the page does not have', () => {
  const refuse = (fields: Problem['fields']) =>
    send.mockRejectedValue({
      kind: 'HTTP',
      status: 422,
      ...(fields && { fields }),
      requestId: 'r-9',
    } satisfies Problem)
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await userEvent.type(screen.getByLabelText('Secret'), 'long enough')
    await press()
  }

  it('names them with what is wrong, and the way on', async () => {
    show()
    refuse({ vatNumber: { code: 'too_short', params: { min: 8 } }, secret: { code: 'not_unique' } })
    await fill()
    const problem = await screen.findByRole('group', { name: 'Check your entries' })
    expect(problem).toHaveTextContent('vatNumber Too short: at least 8 characters.')
    expect(problem).not.toHaveTextContent('secret')
    expect(problem).toHaveTextContent(/Your entries are kept.*support/)
    expect(problem).toHaveTextContent('r-9')
    expect(screen.getByLabelText('Secret')).toHaveAccessibleDescription('Already in use.')
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  })

  it('puts the error of an entry at its field', async () => {
    show()
    refuse({ 'name.first': { code: 'too_long' } })
    await fill()
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Too long.'),
    )
    expect(screen.queryByRole('group', { name: 'Check your entries' })).toBeNull()
  })
})

it('says that the connection is back, until the next attempt', async () => {
  show()
  send.mockRejectedValue({ kind: 'FETCH_ERROR' } satisfies Problem)
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Secret'), 'long enough')
  await press()
  expect(await screen.findByRole('group', { name: 'No connection' })).toBeVisible()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('group', { name: 'You are online again' })).toBeVisible()
  await press()
  expect(await screen.findByRole('group', { name: 'No connection' })).toBeVisible()
})

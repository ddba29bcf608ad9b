import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormStore } from '@/shared/form/form-store.ts'
import { Checkbox } from './Checkbox.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { CoveredInput } from './CoveredInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SearchInput } from './SearchInput.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

it('ties label, help and error to the control', () => {
  render(
    <Field id="email" label="Email" help="Only about your account" error="Write an @" required>
      <TextInput aria-describedby="more" />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.id).toBe('email')
  expect(input.getAttribute('aria-describedby')).toBe('more email-help email-error')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(document.getElementById('email-error')?.textContent).toBe('Write an @')
})

it('works with what a form registers', async () => {
  const send = vi.fn()
  function Form() {
    const [{ register, values }] = useState(() =>
      createFormStore(
        { name: 'Ada', type: 'b', plan: 'y', terms: false },
        v.object({ name: v.string(), type: v.string(), plan: v.string(), terms: v.boolean() }),
      ),
    )
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(values())
        }}
      >
        <Field label="Name">
          <TextInput {...register('name')} />
        </Field>
        <Field label="Type">
          <Select {...register('type')}>
            <option value="a">A</option>
            <option value="b">B</option>
          </Select>
        </Field>
        <RadioCards
          legend="Plan"
          options={[
            { value: 'x', label: 'X' },
            { value: 'y', label: 'Y' },
          ]}
          {...register('plan')}
        />
        <Checkbox label="Terms" {...register('terms')} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), ' L')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Y' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'X' }))
  await userEvent.click(screen.getByLabelText('Terms'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledWith({ name: 'Ada L', type: 'b', plan: 'x', terms: true })
})

it('shows and hides a password without sending', async () => {
  render(
    <Field label="Password">
      <PasswordInput
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
        defaultValue="secret"
      />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.getAttribute('type')).toBe('password')
  expect(input.getAttribute('autocomplete')).toBe('current-password')
})

it('clearing a search is an input like any other, and keeps the focus there', async () => {
  const change = vi.fn((event: { target: { value: string } }) => event.target.value)
  render(
    <SearchInput aria-label="Search" clearLabel="Clear" defaultValue="abc" onChange={change} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(change).toHaveReturnedWith('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('the summary takes the focus with each attempt and leads to the fields', async () => {
  const errors = [{ id: 'name', text: 'Write your name' }]
  const page = (attempt: number) => (
    <>
      <ErrorSummary
        title="One thing to put right"
        errors={attempt ? errors : []}
        attempt={attempt}
      />
      <Field id="name" label="Name">
        <TextInput />
      </Field>
    </>
  )
  Element.prototype.scrollIntoView = vi.fn()
  const { rerender } = render(page(0))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(page(1))
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'One thing to put right' }))
  await userEvent.click(screen.getByRole('link', { name: 'Write your name' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  rerender(page(2))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('covers what is no password without being one, so that no browser offers to save it', async () => {
  render(
    <Field label="Any line">
      <CoveredInput showLabel="Show" hideLabel="Hide" defaultValue="host:80:user:pass" />
    </Field>,
  )
  const input = screen.getByLabelText('Any line')
  const isCovered = () => input.closest('.covered') !== null
  expect([input.getAttribute('type'), input.getAttribute('autocomplete')]).toEqual(['text', 'off'])
  expect(isCovered()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(isCovered()).toBe(false)
  expect(input.getAttribute('type')).toBe('text')
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { rows } from '@/routes/table/index.ts'
import { Field } from '@/ui/Field.tsx'
import { NumberInput } from './NumberInput.tsx'

afterEach(cleanup)

const page = {
  id: 'setting' as const,
  row: rows.setting,
  path: '/setting',
  slugs: {},
  params: {},
  language: 'en' as const,
  wanted: 'en' as const,
  missing: false,
}
function show(whole = false, own: { alone?: boolean; signed?: boolean } = {}) {
  const onChange = vi.fn<(text: string) => void>()
  render(
    <I18nextProvider i18n={createWords().in('en')}>
      <PageContext value={page}>
        <Field label="Daily limit" error="Enter an amount.">
          <NumberInput whole={whole} {...own} onChange={({ target }) => onChange(target.value)} />
        </Field>
      </PageContext>
    </I18nextProvider>,
  )
  return { onChange, box: screen.getByRole('textbox'), user: userEvent.setup() }
}

it.each([
  ['1,000', '1000', '1'],
  ['20,000', '20000', '20'],
  ['2,500', '2500', '2.5'],
  ['1.234', '1234', '1.2340'],
])('asks what %s means, and takes the answer', async (typed, thousands, fraction) => {
  const { box, user, onChange } = show()
  await user.type(box, typed)
  expect(box).toHaveAccessibleDescription('Enter an amount.')
  await user.tab()
  expect(box).toHaveAccessibleDescription(new RegExp(`“${typed}” can mean two numbers`))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    thousands,
    fraction,
  ])
  await user.click(screen.getByRole('button', { name: fraction }))
  expect(box).toHaveValue(fraction)
  expect(onChange).toHaveBeenLastCalledWith(fraction)
  expect(box).toHaveFocus()
  await user.tab()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['1e3', /without an exponent/],
  ['10k', /Remove “k”/],
  ['-5', /Remove “-”/],
])('refuses %s by name, and cuts nothing', async (typed, words) => {
  const { box, user } = show()
  await user.type(box, `${typed}{Enter}`)
  expect(box).toHaveAccessibleDescription(words)
  expect(box).toHaveValue(typed)
})

it('asks about a whole number only where both readings are whole', async () => {
  const { box, user } = show(true)
  await user.type(box, '1,500')
  await user.tab()
  expect(screen.queryByRole('button')).toBeNull()
  await user.clear(box)
  await user.type(box, '1,000{Enter}')
  expect(screen.getByRole('button', { name: '1000' })).toBeVisible()
})

it('says itself that a text is no number where no form does', async () => {
  const { box, user } = show(false, { alone: true, signed: true })
  await user.type(box, '1.2.3{Enter}')
  expect(box).toHaveAccessibleDescription('Enter a number.')
  await user.clear(box)
  await user.type(box, '-1,000{Enter}')
  await user.click(screen.getByRole('button', { name: '-1000' }))
  expect(box).toHaveValue('-1000')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from './Field.tsx'
import { FieldTexts } from './field-context.ts'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

const texts = {
  tooLong: (count: number, most: number) => `${count} of ${most}`,
  turned: 'A control of direction.',
}
function show(input: Parameters<typeof TextInput>[0]) {
  const sent = vi.fn((event: Event) => event.preventDefault())
  render(
    <FieldTexts value={texts}>
      <form aria-label="Form" onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
        <Field label="Name">
          <TextInput {...input} />
        </Field>
        <button type="submit">Send</button>
      </form>
    </FieldTexts>,
  )
  return sent
}

it('keeps a text that is too long, says the limit and does not send it', async () => {
  const user = userEvent.setup()
  const sent = show({ most: 32 })
  const box = screen.getByRole('textbox')
  await user.click(box)
  await user.paste('p'.repeat(40))
  expect(box).toHaveValue('p'.repeat(40))
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('40 of 32')
  await user.click(screen.getByRole('button'))
  expect(sent).not.toHaveBeenCalled()
  expect(box).toHaveFocus()
  await user.keyboard('{Backspace>8/}')
  expect(box).toHaveAccessibleDescription('')
  await user.click(screen.getByRole('button'))
  expect(sent).toHaveBeenCalledTimes(1)
})

it('refuses a name that would read otherwise', async () => {
  const user = userEvent.setup()
  const sent = show({})
  await user.click(screen.getByRole('textbox'))
  await user.paste('report\u202efdp.exe')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A control of direction.')
  await user.click(screen.getByRole('button'))
  expect(sent).not.toHaveBeenCalled()
})

it.each([{ mono: true }, { type: 'email' }, { inputMode: 'numeric' as const }])(
  'takes invisible characters out of a code: %j',
  (input) => {
    const seen: string[] = []
    show({ ...input, onChange: ({ target }) => seen.push(target.value) })
    fireEvent.input(screen.getByRole('textbox'), {
      target: { value: '\u200b123\u00ad456\ufeff' },
    })
    expect(screen.getByRole('textbox')).toHaveValue('123456')
    expect(seen).toEqual(['123456'])
  },
)

it.each([
  [{ mono: true }, 'GIFT‑２０２６–١٢', 'GIFT-2026-12'],
  [{ inputMode: 'numeric' as const }, '۱۲۳٤٥٦', '123456'],
  [{ type: 'tel' }, '+٩٦٦ ٥٠−١٢', '+966 50-12'],
  // An address may mean these signs.
  [{ inputMode: 'url' as const, mono: true }, 'https://a.example/٢–３', 'https://a.example/٢–3'],
  [{}, 'Ann–Marie ٢', 'Ann–Marie ٢'],
])('writes what other keyboards and word processors type as %j: %s', (input, typed, plain) => {
  show(input)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } })
  expect(screen.getByRole('textbox')).toHaveValue(plain)
})

it('writes a code of full width in the signs that it means, once its input method has ended', () => {
  const seen: string[] = []
  show({ mono: true, onChange: ({ target }) => seen.push(target.value) })
  const box = screen.getByRole('textbox')
  fireEvent.input(box, { target: { value: 'ＡＢ－１２。３' } })
  expect(box).toHaveValue('AB-12.3')
  fireEvent.compositionStart(box)
  fireEvent.input(box, { target: { value: '９' }, isComposing: true })
  expect(box).toHaveValue('９')
  fireEvent.compositionEnd(box)
  expect(box).toHaveValue('9')
  expect(seen).toEqual(['AB-12.3', '９', '9'])
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { rows } from '@/routes/table/index.ts'
import { NumberField } from './NumberField.tsx'

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
const shown = (value: number, onValue: (value: number) => void) => (
  <I18nextProvider i18n={createWords().in('en')}>
    <PageContext value={page}>
      <NumberField label="Width" value={value} most={4000} onValue={onValue} />
    </PageContext>
  </I18nextProvider>
)

it('keeps a text that is no one number and says why, until the shape changes otherwise', async () => {
  const onValue = vi.fn<(value: number) => void>()
  const { rerender } = render(shown(50, onValue))
  const user = userEvent.setup()
  const box = screen.getByRole('spinbutton', { name: 'Width' })
  await user.clear(box)
  await user.type(box, '1,000')
  onValue.mockClear()
  await user.tab()
  expect(box).toHaveValue('1,000')
  expect(box).toHaveAccessibleDescription(/can mean two numbers/)
  expect(onValue).not.toHaveBeenCalled()
  rerender(shown(60, onValue))
  expect(box).toHaveValue('60')
  expect(box).toHaveAccessibleDescription('')
})

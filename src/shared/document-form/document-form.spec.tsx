import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import * as v from 'valibot'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SpendingLimits } from '@/api/contract/settings.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { createBackend } from '@/mocks/node.ts'
import { rows } from '@/routes/table/index.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { ToastList } from '@/ui/Toast.tsx'
import { ToastRegion } from '@/ui/ToastRegion.tsx'
import { dismissToast } from '@/ui/toast-store.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { LoadedSection } from './Loaded.tsx'
import { useDocument } from './use-document.ts'
import type { DocumentState } from './use-document.ts'
import { useDocumentForm } from './use-document-form.ts'

// Over 250 lines: the behavior that all document forms share, tested once over one fixture: the
// spending limits as one document that two forms edit.

const modes = ['notify', 'block'] as const
const schema = v.object({
  sum: v.pipe(v.string(), v.nonEmpty()),
  mode: v.picklist(modes),
  /** The backend does not store it. */
  note: v.string(),
})

interface PartProps {
  which: 'daily' | 'monthly'
  document: DocumentState<SpendingLimits>
}

function Part({ which, document }: PartProps) {
  const [update] = settingsApi.useUpdateSpendingLimitsMutation()
  const form = useDocumentForm(document, {
    name: which,
    schema,
    contract: SpendingLimits,
    keep: ['sum', 'mode'],
    valuesOf: (limits, sent): v.InferInput<typeof schema> => ({
      sum: String(Number(limits[which].amount?.amount ?? 0)),
      mode: limits[which].mode === 'block' ? 'block' : 'notify',
      note: sent?.note ?? '',
    }),
    save: ({ sum, mode }, version, { alertPercents, ...base }) => {
      const limit = (one: PartProps['which']) => ({
        amount: base[one].amount,
        mode: base[one].mode === 'block' ? ('block' as const) : ('notify' as const),
      })
      return update({
        daily: limit('daily'),
        monthly: limit('monthly'),
        alertPercents,
        [which]: { amount: { amount: sum, currency: 'USD' }, mode },
        ...version,
      }).unwrap()
    },
    placed: (problem) => {
      const amount = problem.fields?.[`${which}.amount`]
      return amount ? { ...problem, fields: { sum: amount } } : problem
    },
    saved: () => `${which} is saved.`,
  })
  return (
    <section aria-label={which}>
      <DocumentForm form={form} submit="Save">
        <Field {...form.field('sum')} label="Sum">
          <TextInput {...form.input('sum')} />
        </Field>
        <Field {...form.field('mode')} label="Mode">
          <TextInput {...form.input('mode')} />
        </Field>
        <Field {...form.field('note')} label="Note">
          <TextInput {...form.input('note')} />
        </Field>
      </DocumentForm>
    </section>
  )
}

function Parts({ loaded }: { loaded: SpendingLimits }) {
  const document = useDocument(loaded)
  const [whole, setWhole] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setWhole(false)}>
        Close monthly
      </button>
      <Part which="daily" document={document} />
      {whole && <Part which="monthly" document={document} />}
    </>
  )
}

function Screen() {
  const answer = settingsApi.useSpendingLimitsQuery()
  return (
    <>
      <button type="button" onClick={() => void answer.refetch()}>
        Ask again
      </button>
      <LoadedSection answer={answer} title="Limits" lines={3}>
        {(loaded) => <Parts loaded={loaded} />}
      </LoadedSection>
      <ToastRegion label="Messages">
        {(urgent) => <ToastList urgent={urgent} dismissLabel="Dismiss" />}
      </ToastRegion>
    </>
  )
}

const page = {
  id: 'setting' as const,
  row: rows.setting,
  path: '/setting',
  params: {},
  slugs: {},
  language: 'en' as const,
  wanted: 'en' as const,
  missing: false,
}

async function open(backend = createBackend({ persona: 'customer' })) {
  vi.stubGlobal('fetch', backend.fetch)
  onTestFinished(() => backend.close())
  const words = createWords()
  await words.load('en', ['shell'])
  const view = () =>
    render(
      <Provider store={createStore(initialPageState)}>
        <I18nextProvider i18n={words.in('en')}>
          <PageContext value={page}>
            <Screen />
          </PageContext>
        </I18nextProvider>
      </Provider>,
    )
  const own = () => {
    const [found] = backend.db.settings.own
    if (!found) throw new Error('The account has no settings yet.')
    return found.limits
  }
  return {
    backend,
    view,
    own,
    saves: () => backend.requests.filter(({ call }) => call === 'updateSpendingLimits'),
    /** Another person saves a newer version. */
    change: (which: PartProps['which'], amount: number, to: (typeof modes)[number] = 'notify') => {
      own()[which] = { amount: amount * 1_000_000, mode: to }
      own().updatedAt += 1000
    },
    /** Refetches the document and waits for the answer. */
    askAgain: async () => {
      const before = backend.requests.length
      await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
      await waitFor(() => expect(backend.requests[before]?.status).toBeTypeOf('number'))
    },
  }
}
async function show(backend?: ReturnType<typeof createBackend>) {
  const app = await open(backend)
  const { unmount } = app.view()
  await screen.findAllByLabelText('Sum')
  return { ...app, unmount }
}

const part = (which: PartProps['which'] = 'daily') =>
  within(screen.getByRole('region', { name: which }))
const sum = (which?: PartProps['which']) => part(which).getByLabelText<HTMLInputElement>('Sum')
const mode = (which?: PartProps['which']) => part(which).getByLabelText<HTMLInputElement>('Mode')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string, which?: PartProps['which']) =>
  userEvent.click(part(which).getByRole('button', { name }))
const conflict = (which?: PartProps['which']) => part(which).findByText('A newer version was saved')
const unsaved = 'You have unsaved changes.'
const saved = (which: PartProps['which'] = 'daily') => screen.findByText(`${which} is saved.`)
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

afterEach(() => {
  vi.unstubAllGlobals()
  for (const id of ['daily', 'monthly']) dismissToast(id)
})

describe('a document', () => {
  it('holds its place until it has come', async () => {
    const { backend, view } = await open()
    const answer = backend.hold('spendingLimits')
    view()
    expect(screen.getByRole('region', { name: 'Limits' })).toHaveTextContent('Loading')
    expect(screen.queryByLabelText('Sum')).toBeNull()
    answer()
    expect(await screen.findAllByLabelText('Sum')).toHaveLength(2)
  })

  it('says why it can’t be had, and one press brings it', async () => {
    const { backend, view } = await open()
    const heal = backend.fail({ call: 'spendingLimits', error: 500 })
    view()
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong on our side', level: 3 }),
    ).toBeVisible()
    expect(screen.getByRole('region', { name: 'Limits' })).toHaveTextContent(/Request/)
    heal()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByLabelText('Sum')).toHaveLength(2)
  })

  it('stays where asking again fails', async () => {
    const { backend, askAgain } = await show()
    backend.fail({ call: 'spendingLimits', error: 'ERROR_FORBIDDEN' })
    type(sum(), '9')
    await askAgain()
    const asked = backend.requests.filter(({ call }) => call === 'spendingLimits')
    expect(asked.at(-1)?.status).toBe(403)
    expect(sum()).toHaveValue('9')
  })
})

describe('saving', () => {
  it('sends the form once with the version, says that it is saved, and goes on from there', async () => {
    const { backend, own, saves } = await show()
    expect(part().queryByText(unsaved)).toBeNull()
    type(sum(), '9.50')
    expect(part().getByText(unsaved)).toHaveRole('status')
    const answer = backend.hold('updateSpendingLimits')
    await userEvent.dblClick(part().getByRole('button', { name: 'Save' }))
    answer()
    expect(await saved()).toBeVisible()
    expect(saves().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        daily: { amount: { amount: '9.50', currency: 'USD' }, mode: 'notify' },
        updatedAt: expect.any(String),
      }),
    ])
    // The backend's notation.
    expect(sum()).toHaveValue('9.5')
    expect(part().queryByText(unsaved)).toBeNull()
    type(sum(), '8')
    await press('Save')
    await waitFor(() => expect(own().daily.amount).toBe(8_000_000))
    expect(saves().map(({ status }) => status)).toEqual([200, 200])
  })

  it('keeps what is typed while it is on its way', async () => {
    const { backend } = await show()
    type(sum(), '9')
    const answer = backend.hold('updateSpendingLimits')
    await press('Save')
    type(mode(), 'block')
    answer()
    await saved()
    await waitFor(() => expect(part().getByText(unsaved)).toBeVisible())
    expect([sum().value, mode().value]).toEqual(['9', 'block'])
  })

  it('keeps of what was sent what the screen wants kept', async () => {
    await show()
    const note = part().getByLabelText('Note')
    type(sum(), '9')
    type(note, 'For later')
    await press('Save')
    await saved()
    expect(part().queryByText(unsaved)).toBeNull()
    expect(note).toHaveValue('For later')
  })

  it('says a refusal at its field, in the words of the form, and keeps what was typed', async () => {
    const { backend, saves } = await show()
    type(sum(), '')
    await press('Save')
    expect(sum()).toHaveAccessibleDescription('This field is required.')
    expect(saves()).toHaveLength(0)
    backend.fail({
      call: 'updateSpendingLimits',
      error: 'ERROR_VALIDATION',
      fields: { 'daily.amount': { code: 'not_allowed' } },
      times: 1,
    })
    type(sum(), '9')
    await press('Save')
    await waitFor(() =>
      expect(sum()).toHaveAccessibleDescription('This value isn’t allowed here. Choose another.'),
    )
    expect(sum()).toHaveValue('9')
    await press('Save')
    expect(await saved()).toBeVisible()
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    ['html', 'We couldn’t read the server’s response'],
  ] as const)('survives %s, and works the next time', async (error, title) => {
    const { backend } = await show()
    const heal = backend.fail({ call: 'updateSpendingLimits', error })
    type(sum(), '9')
    await press('Save')
    expect(await part().findByText(title)).toBeVisible()
    expect(sum()).toHaveValue('9')
    expect(part().getByText(unsaved)).toBeVisible()
    expect(part().queryByRole('button', { name: 'Overwrite with mine' })).toBeNull()
    heal()
    await press('Save')
    expect(await saved()).toBeVisible()
    expect(part().queryByText(title)).toBeNull()
  })
})

describe('what is saved already', () => {
  it('is told where the answer was lost and the document that is fetched then has it', async () => {
    const { backend, own, saves } = await show()
    backend.fail({ call: 'updateSpendingLimits', error: 'lost', times: 1 })
    type(sum(), '9')
    await press('Save')
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(own().daily.amount).toBe(9_000_000)
    expect(saves()).toHaveLength(1)
    await waitFor(() => expect(part().queryByText('No connection')).toBeNull())
    expect(part().queryByText(unsaved)).toBeNull()
    expect(drafts()).toEqual([])
  })

  it('is no conflict with oneself, whoever saved it', async () => {
    const { change, saves } = await show()
    type(sum(), '9')
    change('daily', 9)
    await press('Save')
    expect(await saved()).toBeVisible()
    expect(saves().map(({ status }) => status)).toEqual([409])
    expect(part().queryByText('A newer version was saved')).toBeNull()
    type(sum(), '8')
    await press('Save')
    await waitFor(() => expect(saves().map(({ status }) => status)).toEqual([409, 200]))
  })
})

describe('a newer version', () => {
  it('is not written over; it is taken in place of what was typed', async () => {
    const { own, change, saves } = await show()
    type(sum(), '9')
    change('daily', 7, 'block')
    await press('Save')
    expect(await conflict()).toBeVisible()
    expect([sum().value, own().daily.amount]).toEqual(['9', 7_000_000])
    await press('Show newer version')
    expect([sum().value, mode().value]).toEqual(['7', 'block'])
    expect(part().queryByText('A newer version was saved')).toBeNull()
    expect(part().queryByRole('button', { name: 'Overwrite with mine' })).toBeNull()
    expect(part().queryByText(unsaved)).toBeNull()
    expect(drafts()).toEqual([])
    type(sum(), '8')
    await press('Save')
    await saved()
    expect(saves().map(({ status }) => status)).toEqual([409, 200])
  })

  it('is written over with all that the form holds', async () => {
    const { own, change, saves } = await show()
    type(sum(), '9')
    change('daily', 7, 'block')
    await press('Save')
    await conflict()
    await press('Overwrite with mine')
    expect(await saved()).toBeVisible()
    expect(own().daily).toEqual({ amount: 9_000_000, mode: 'notify' })
    expect(part().queryByText('A newer version was saved')).toBeNull()
    expect(saves()).toHaveLength(2)
  })

  it('is written over at the second try as well, and is shown where that is given up', async () => {
    const { backend, own, change } = await show()
    type(sum(), '9')
    change('daily', 7, 'block')
    await press('Save')
    await conflict()
    const heal = backend.fail({ call: 'updateSpendingLimits', error: 'network' })
    await press('Overwrite with mine')
    expect(await part().findByText('No connection')).toBeVisible()
    expect([sum().value, mode().value]).toEqual(['9', 'notify'])
    await press('Discard')
    expect([sum().value, mode().value]).toEqual(['7', 'block'])
    heal()
    type(sum(), '6')
    await press('Save')
    await saved()
    expect(own().daily).toEqual({ amount: 6_000_000, mode: 'block' })
  })

  it('is refused again when there is a newer one still', async () => {
    const { change } = await show()
    type(sum(), '9')
    change('daily', 7)
    await press('Save')
    await conflict()
    change('daily', 6)
    await press('Save')
    await waitFor(() => expect(part().getByRole('button', { name: 'Save' })).toBeEnabled())
    await press('Show newer version')
    await waitFor(() => expect(sum()).toHaveValue('6'))
  })

  it('is shown where what was typed is discarded', async () => {
    const { change } = await show()
    type(sum(), '9')
    change('daily', 7)
    await press('Save')
    await conflict()
    await press('Discard')
    expect(sum()).toHaveValue('7')
    expect(part().queryByText('A newer version was saved')).toBeNull()
    expect(part().queryByRole('button', { name: 'Show newer version' })).toBeNull()
  })

  it('that can’t be read is a refusal like any other', async () => {
    const { backend } = await show()
    backend.fail({ call: 'updateSpendingLimits', error: 'ERROR_STALE_VERSION', times: 1 })
    type(sum(), '9')
    await press('Save')
    expect(await conflict()).toBeVisible()
    expect(part().queryByRole('button', { name: 'Show newer version' })).toBeNull()
    expect(sum()).toHaveValue('9')
  })
})

it('takes no other conflict for a newer version', async () => {
  const { backend } = await show()
  const other = { errorId: 1, errorCode: 'ERROR_CONFLICT', requestId: 'r-1', current: {} }
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    asked[1]?.method === 'PUT'
      ? Promise.resolve(Response.json(other, { status: 409 }))
      : backend.fetch(...asked),
  )
  type(sum(), '9')
  await press('Save')
  expect(await part().findByText(/r-1/)).toBeVisible()
  expect(part().queryByRole('button', { name: 'Show newer version' })).toBeNull()
})

describe('a change from another tab', () => {
  it('is followed where nothing is typed, and is what the next change is based on', async () => {
    const { askAgain, change, saves } = await show()
    change('daily', 7, 'block')
    await askAgain()
    await waitFor(() => expect(sum()).toHaveValue('7'))
    expect(part().queryByText(unsaved)).toBeNull()
    type(sum(), '8')
    await press('Save')
    await saved()
    expect(saves().map(({ status }) => status)).toEqual([200])
  })

  it('is followed around what is typed, which is not saved over it unseen', async () => {
    const { askAgain, own, change } = await show()
    type(sum(), '9')
    change('daily', 7, 'block')
    await askAgain()
    await waitFor(() => expect(mode()).toHaveValue('block'))
    expect(sum()).toHaveValue('9')
    await press('Save')
    expect(await conflict()).toBeVisible()
    expect(own().daily.amount).toBe(7_000_000)
  })

  it('is what one goes on from once what was typed is discarded', async () => {
    const { askAgain, change, saves } = await show()
    type(sum(), '9')
    change('daily', 7, 'block')
    await askAgain()
    await waitFor(() => expect(mode()).toHaveValue('block'))
    await press('Discard')
    expect(sum()).toHaveValue('7')
    type(sum(), '8')
    await press('Save')
    await saved()
    expect(saves().map(({ status }) => status)).toEqual([200])
  })
})

describe('two forms of one document', () => {
  it('build on what the other saves, and keep what is typed', async () => {
    const { own, saves } = await show()
    type(sum('monthly'), '300')
    type(sum(), '9')
    await press('Save')
    await saved()
    expect(sum('monthly')).toHaveValue('300')
    expect(part('monthly').getByText(unsaved)).toBeVisible()
    await press('Save', 'monthly')
    await saved('monthly')
    expect(saves().map(({ status }) => status)).toEqual([200, 200])
    expect([own().daily.amount, own().monthly.amount]).toEqual([9_000_000, 300_000_000])
  })

  it('follow the version that the other takes', async () => {
    const { change } = await show()
    type(sum(), '9')
    change('daily', 7)
    change('monthly', 200)
    await press('Save')
    await conflict()
    await press('Show newer version')
    await waitFor(() => expect(sum('monthly')).toHaveValue('200'))
  })

  it('do not save over what neither has seen while one of them holds unsaved text', async () => {
    const { askAgain, own, change } = await show()
    type(sum('monthly'), '300')
    change('monthly', 200, 'block')
    await askAgain()
    await waitFor(() => expect(mode('monthly')).toHaveValue('block'))
    type(sum(), '9')
    await press('Save')
    expect(await conflict()).toBeVisible()
    expect(own().monthly.amount).toBe(200_000_000)
  })
})

it('goes on without a form that was closed with unsaved text', async () => {
  const { askAgain, change, saves } = await show()
  type(sum('monthly'), '300')
  await userEvent.click(screen.getByRole('button', { name: 'Close monthly' }))
  change('daily', 7)
  await askAgain()
  await waitFor(() => expect(sum()).toHaveValue('7'))
  type(sum(), '8')
  await press('Save')
  await saved()
  expect(saves().map(({ status }) => status)).toEqual([200])
})

describe('a draft', () => {
  it('comes back with its notice, and is gone once it is discarded', async () => {
    const backend = createBackend({ persona: 'customer' })
    const { unmount } = await show(backend)
    type(sum(), '9')
    unmount()
    const { saves } = await show(backend)
    await waitFor(() => expect(sum()).toHaveValue('9'))
    expect(part().getByText(unsaved)).toBeVisible()
    await press('Discard')
    expect(sum()).toHaveValue('10')
    expect(drafts()).toEqual([])
    expect(saves()).toHaveLength(0)
  })

  it('begins from what was saved last', async () => {
    const backend = createBackend({ persona: 'customer' })
    const { unmount } = await show(backend)
    type(sum(), '9')
    await press('Save')
    await saved()
    expect(drafts()).toEqual([])
    type(mode(), 'block')
    unmount()
    await show(backend)
    await waitFor(() => expect(mode()).toHaveValue('block'))
    expect(sum()).toHaveValue('9')
  })
})

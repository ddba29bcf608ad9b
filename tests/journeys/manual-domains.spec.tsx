import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PersonaName } from '@/mocks/personas.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const sent = (app: Rendered, call: string) =>
  app.backend.requests.filter((request) => request.call === call)
const main = () => within(screen.getByRole('main'))
const table = () => screen.findByRole('table', { name: 'Rules by domain' }, { timeout: 20_000 })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, { timeout: 20_000 })
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

async function open(
  path = '/editor/manual-domains',
  persona: PersonaName = 'admin',
  arrange?: (backend: Rendered['backend']) => void,
): Promise<Rendered> {
  const app = renderApp(path, { persona, ...(arrange && { arrange }) })
  await app.heading('Rules by domain')
  return app
}

describe('who', () => {
  it.each(['customer', 'worker', 'developer'] as const)('%s is led home', async (persona) => {
    const app = renderApp('/editor/manual-domains', { persona })
    await arrivesAt(app, '/')
    expect(sent(app, 'manualDomains')).toHaveLength(0)
  })

  it('is not signed in signs in first', async () => {
    await arrivesAt(
      renderApp('/editor/manual-domains'),
      '/auth/login?return_to=%2Feditor%2Fmanual-domains',
    )
  })

  it('moderates reads the list, and learns why they cannot change it', async () => {
    const app = await open('/editor/manual-domains?modal=add', 'moderator')
    expect(await screen.findByText('login.bank.example')).toBeVisible()
    expect(screen.getByText('You can read this list, but not change it')).toBeVisible()
    expect(
      main().queryByRole('button', { name: /Add domain|Import|Edit rule|Remove the rule/ }),
    ).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(main().getByRole('button', { name: 'Export' })).toBeVisible()
    const refused = await app.backend.fetch('/api/v1/editor/manual-domains/1', { method: 'DELETE' })
    expect(refused.status).toBe(403)
  })
})

describe('the list', () => {
  it('shows names as people read them, with what is kept, and warns of look-alikes', async () => {
    await open()
    const rows = within(await table())
    expect(await rows.findByText('пример.example')).toBeVisible()
    expect(rows.getByText('xn--e1afmkfd.example')).toBeVisible()
    const row = within(rows.getByText('аррӏе.example').closest('tr') ?? document.body)
    expect(row.getByText('Looks like apple.example, but isn’t')).toBeVisible()
    expect(row.getByText('Block')).toBeVisible()
    expect(row.getByText('Every type')).toBeVisible()
    expect(row.getByText('Max Linden')).toBeVisible()
    expect(screen.getByText('47 rules')).toBeVisible()
  })

  it('is filtered, sorted and paged by its address', async () => {
    const app = await open()
    await screen.findByText('login.bank.example')
    await app.user.selectOptions(screen.getByLabelText('Action'), 'Block')
    await arrivesAt(app, '/editor/manual-domains?action=block')
    await waitFor(() => expect(sent(app, 'manualDomains').at(-1)?.path).toContain('action=block'))
    await app.user.selectOptions(screen.getByLabelText('Captcha type'), 'Every type')
    await arrivesAt(app, '/editor/manual-domains?action=block&type=any')
    await app.user.click(within(await table()).getByRole('button', { name: 'Domain' }))
    await arrivesAt(app, '/editor/manual-domains?action=block&type=any&sort=domain')
    await waitFor(async () => expect(await names()).toContain('login.bank.example'))
    const order = await main().findByText('Sorted by Domain, ascending')
    expect(order.closest('[role=status]')).not.toBeNull()
    await app.user.click(within(await table()).getByRole('button', { name: 'Domain' }))
    expect(await main().findByText('Sorted by Domain, descending')).toBeVisible()
    void app.router.navigate('/editor/manual-domains')
    await arrivesAt(app, '/editor/manual-domains')
    await waitFor(() => expect(screen.getByLabelText('Action')).toHaveValue(''))
    await app.user.click(await main().findByRole('link', { name: 'Page 2' }))
    await arrivesAt(app, '/editor/manual-domains?page=2')
  })

  it('is searched from three characters on, in any alphabet', async () => {
    const app = await open()
    await screen.findByText('login.bank.example')
    const search = screen.getByLabelText('Search domains and notes')
    await app.user.type(search, 'пр')
    expect(screen.getByText('Type at least three characters.')).toBeVisible()
    await app.user.type(search, 'имер')
    await waitFor(async () => expect(await names()).toEqual(['пример.examplexn--e1afmkfd.example']))
    await arrivesAt(app, `/editor/manual-domains?q=${encodeURIComponent('пример')}`)
    expect(sent(app, 'manualDomains').filter(({ path }) => path.includes('text='))).toHaveLength(1)
    await app.user.clear(search)
    await app.user.type(search, 'no such thing{Enter}')
    expect(await screen.findByText('No results')).toBeVisible()
    await app.user.click(main().getByRole('link', { name: 'Reset filters' }))
    expect(await screen.findByText('login.bank.example')).toBeVisible()
    await waitFor(() => expect(search).toHaveValue(''))
  })

  it('takes no notice of nonsense in its address', async () => {
    await open(
      '/editor/manual-domains?page=-1&sort=evil&action=stop&type=%3Cb%3E&q=x&edit=999999&modal=what',
    )
    expect(await screen.findByText('login.bank.example')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what it is for, while there is nothing in it', async () => {
    const app = await open(
      '/editor/manual-domains',
      'admin',
      ({ db }) => void (db.manualDomains.rules = []),
    )
    expect(await screen.findByText('No rules yet')).toBeVisible()
    await app.user.click(
      main().getAllByRole('button', { name: 'Add domain' }).at(-1) ?? document.body,
    )
    expect(await dialog('Add domain')).toBeVisible()
  })

  it('shows an action of tomorrow as it is', async () => {
    await open(
      '/editor/manual-domains',
      'admin',
      ({ db }) => void Object.assign(db.manualDomains.rules[0] ?? {}, { action: 'ask_twice' }),
    )
    expect(await screen.findByText('ask twice')).toBeVisible()
  })

  it('speaks Russian', async () => {
    const app = renderApp('/editor/manual-domains', { persona: 'moderator', accepted: ['ru'] })
    await app.heading(/./)
    expect(await screen.findByText('Вам доступен только просмотр')).toBeVisible()
    expect(await screen.findByText('47 правил')).toBeVisible()
    expect(screen.getByText('Похоже на apple.example, но это другой сайт')).toBeVisible()
  })
})

describe('a rule', () => {
  it('is added: the name is made out of what was pasted', async () => {
    const app = await open()
    await screen.findByText('login.bank.example')
    await app.user.click(main().getByRole('button', { name: 'Add domain' }))
    await arrivesAt(app, '/editor/manual-domains?modal=add')
    const form = within(await dialog('Add domain'))
    await app.user.type(form.getByLabelText('Domain'), 'https://Новый.Example/path')
    expect(form.getByText('xn--b1aoke0e.example')).toBeVisible()
    await app.user.selectOptions(form.getByLabelText('Captcha type'), 'hCaptcha')
    await app.user.click(form.getByRole('radio', { name: 'Limit' }))
    await app.user.type(form.getByLabelText(/^Note/), 'Slow')
    expect(form.getByText(/296 characters left/)).toBeVisible()
    await app.user.dblClick(form.getByRole('button', { name: 'Add' }))
    await arrivesAt(app, '/editor/manual-domains')
    expect(await screen.findByText('новый.example is on the list.')).toBeVisible()
    expect((await names())[0]).toContain('новый.example')
    expect(sent(app, 'createManualDomain').map(({ body }) => body)).toEqual([
      { domain: 'xn--b1aoke0e.example', captchaType: 'hcaptcha', action: 'limit', note: 'Slow' },
    ])
  })

  it('is judged here, and by the server', async () => {
    const app = await open('/editor/manual-domains?modal=add')
    const form = within(await dialog('Add domain'))
    await app.user.click(form.getByRole('button', { name: 'Add' }))
    expect(await form.findByRole('link', { name: 'Enter a domain.' })).toBeVisible()
    await app.user.type(form.getByLabelText('Domain'), '127.0.0.1')
    expect(form.getByLabelText('Domain')).toHaveAccessibleDescription(/This isn’t a domain/)
    expect(sent(app, 'createManualDomain')).toHaveLength(0)
    await app.user.clear(form.getByLabelText('Domain'))
    await app.user.type(form.getByLabelText('Domain'), 'LOGIN.bank.example')
    await app.user.click(form.getByRole('button', { name: 'Add' }))
    expect(
      await form.findByRole('link', {
        name: /There is already a rule for this domain and captcha type/,
      }),
    ).toBeVisible()
    expect(form.getByLabelText('Domain')).toHaveValue('LOGIN.bank.example')
    await app.user.clear(form.getByLabelText('Domain'))
    await app.user.type(form.getByLabelText('Domain'), 'pаypal.example')
    expect(form.getByText(/Mixed alphabets/)).toBeVisible()
  })

  it('keeps what was typed through a failure, a closed dialog and a reload', async () => {
    const app = await open('/editor/manual-domains?modal=add', 'admin', (backend) =>
      backend.fail({ call: 'createManualDomain', error: 'network' }),
    )
    const form = within(await dialog('Add domain'))
    await app.user.type(form.getByLabelText('Domain'), 'kept.example')
    await app.user.click(form.getByRole('button', { name: 'Add' }))
    expect(await form.findByText('No connection')).toBeVisible()
    await app.user.keyboard('{Escape}')
    await arrivesAt(app, '/editor/manual-domains')
    app.unmount()
    const again = renderApp('/editor/manual-domains?modal=add', { backend: app.backend })
    await again.heading('Rules by domain')
    await waitFor(async () =>
      expect(within(await dialog('Add domain')).getByLabelText('Domain')).toHaveValue(
        'kept.example',
      ),
    )
  })

  it('is changed', async () => {
    const app = await open()
    await app.user.click(
      await main().findByRole('button', { name: 'Edit the rule for login.bank.example' }),
    )
    await arrivesAt(app, '/editor/manual-domains?edit=1')
    const form = within(await dialog('Edit rule'))
    expect(form.getByLabelText('Domain')).toHaveValue('login.bank.example')
    await app.user.click(form.getByRole('radio', { name: 'Manual review' }))
    await app.user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The rule for login.bank.example is saved.')).toBeVisible()
    expect(sent(app, 'updateManualDomain')[0]?.body).toMatchObject({
      action: 'manual',
      updatedAt: expect.any(String),
    })
    await waitFor(() =>
      expect(
        within(screen.getByText('login.bank.example').closest('tr') ?? document.body).getByText(
          'Manual review',
        ),
      ).toBeVisible(),
    )
  })

  it('is not written over, when somebody else was faster', async () => {
    const app = await open('/editor/manual-domains?edit=1')
    const form = within(await dialog('Edit rule'))
    for (const rule of app.backend.db.manualDomains.rules)
      if (rule.id === 1)
        Object.assign(rule, { note: 'Theirs', updatedAt: '2026-04-15T11:00:00.000Z' })
    await app.user.clear(form.getByLabelText(/^Note/))
    await app.user.type(form.getByLabelText(/^Note/), 'Mine')
    await app.user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('A newer version was saved')).toBeVisible()
    expect(form.getByLabelText(/^Note/)).toHaveValue('Mine')
    await app.user.click(form.getByRole('button', { name: 'Show newer version' }))
    expect(form.getByLabelText(/^Note/)).toHaveValue('Theirs')
    await app.user.type(form.getByLabelText(/^Note/), ' and mine')
    await app.user.click(form.getByRole('button', { name: 'Save' }))
    await arrivesAt(app, '/editor/manual-domains')
    expect(app.backend.db.manualDomains.rules.find(({ id }) => id === 1)?.note).toBe(
      'Theirs and mine',
    )
  })

  it('is removed after a question, and put back', async () => {
    const app = await open()
    await app.user.click(
      await main().findByRole('button', { name: 'Remove the rule for login.bank.example' }),
    )
    const question = within(await dialog('Remove the rule for login.bank.example?'))
    await app.user.dblClick(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The rule for login.bank.example is removed.')).toBeVisible()
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Edit the rule for login.bank.example' }),
      ).toBeNull(),
    )
    expect(sent(app, 'deleteManualDomain')).toHaveLength(1)
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The rule for login.bank.example is restored.')).toBeVisible()
    expect(
      await main().findByRole('button', { name: 'Edit the rule for login.bank.example' }),
    ).toBeVisible()
    const rule = app.backend.db.manualDomains.rules.find(({ id }) => id === 1)
    expect(rule).toMatchObject({ deletedAt: null })
  })

  it('stays when its removal fails; and stays away when another took its place', async () => {
    const app = await open('/editor/manual-domains', 'admin', (backend) =>
      backend.fail({ call: 'deleteManualDomain', error: 503, times: 1 }),
    )
    await app.user.click(
      await main().findByRole('button', { name: 'Remove the rule for login.bank.example' }),
    )
    const question = within(await dialog('Remove the rule for login.bank.example?'))
    await app.user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await question.findByText('Maintenance')).toBeVisible()
    await app.user.click(question.getByRole('button', { name: 'Remove' }))
    await screen.findByText('The rule for login.bank.example is removed.')
    const { rules } = app.backend.db.manualDomains
    const gone = rules.find(({ id }) => id === 1)
    if (gone) rules.push({ ...gone, id: 900, deletedAt: null })
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText(/There is now another rule for login.bank.example/),
    ).toBeVisible()
  })
})

describe('a file', () => {
  const text =
    'domain,captchaType,action,note\nnew.example,hcaptcha,allow,Fresh\nlogin.bank.example,any,manual,\nforms.gov.example,any,block,Government services: not allowed by our terms.\nnonsense,any,block,\n'
  const choose = (content: string) =>
    fireEvent.change(screen.getByTestId('domains-file'), {
      target: { files: [new File([content], 'rules.csv', { type: 'text/csv' })] },
    })

  it('is shown line by line before anything is sent, and then imported', async () => {
    const app = await open()
    await screen.findByText('login.bank.example')
    await app.user.click(main().getByRole('button', { name: 'Import' }))
    const box = within(await dialog('Import rules'))
    choose(text)
    expect(
      await box.findByText('rules.csv. New: 1, changed: 1, unchanged: 1, with errors: 1.'),
    ).toBeVisible()
    const lines = within(box.getByRole('table', { name: 'Lines of the file' }))
    expect(lines.getByText('Not a domain')).toBeVisible()
    const changed = within(lines.getByText('login.bank.example').closest('tr') ?? document.body)
    expect(changed.getByText('Block').closest('del')).not.toBeNull()
    expect(changed.getByText('Manual review').closest('ins')).not.toBeNull()
    await app.user.click(box.getByRole('button', { name: /^Error/ }))
    expect(lines.getAllByRole('rowheader')).toHaveLength(1)
    expect(sent(app, 'importManualDomains')).toHaveLength(0)
    await app.user.dblClick(box.getByRole('button', { name: 'Import 2 lines' }))
    expect(await screen.findByText('Imported. Added: 1, changed: 1.')).toBeVisible()
    await arrivesAt(app, '/editor/manual-domains')
    expect(sent(app, 'importManualDomains')).toHaveLength(1)
    expect(await screen.findByText('new.example')).toBeVisible()
  })

  it('may be pasted rows, nothing, or too much', async () => {
    const app = await open('/editor/manual-domains?modal=import')
    const box = within(await dialog('Import rules'))
    await app.user.click(box.getByRole('button', { name: 'Check the rows' }))
    expect(await box.findByText('The file is empty.')).toBeVisible()
    await app.user.click(box.getByLabelText('Or paste rows from a spreadsheet'))
    await app.user.paste('a.example\tany\tallow\nb.example\tnone\tstop')
    await app.user.click(box.getByRole('button', { name: 'Check the rows' }))
    expect(await box.findByText(/New: 1, changed: 0, unchanged: 0, with errors: 1/)).toBeVisible()
    expect(box.getByText('Unknown action')).toBeVisible()
    await app.user.click(box.getByRole('button', { name: 'Choose another file' }))
    choose(Array.from({ length: 501 }, (_, index) => `n${index}.example,any,allow`).join('\n'))
    expect(await box.findByText('At most 500 lines at once')).toBeVisible()
    expect(box.queryByRole('button', { name: /^Import/ })).toBeNull()
    expect(box.getAllByRole('rowheader')).toHaveLength(100)
    await app.user.click(box.getByRole('button', { name: 'Show 401 more lines' }))
    expect(box.getAllByRole('rowheader')).toHaveLength(200)
  })

  it('says which lines the server refused', async () => {
    const app = await open('/editor/manual-domains?modal=import', 'admin', (backend) =>
      backend.fail({ call: 'importManualDomains', error: 429, retryAfter: 30, times: 1 }),
    )
    const box = within(await dialog('Import rules'))
    // The price list contains this type, but the server no longer accepts it.
    choose('gone.example,hcaptcha,allow\nfine.example,any,allow')
    const button = await box.findByRole('button', { name: 'Import 2 lines' })
    await app.user.click(button)
    expect(await box.findByText('Too many requests')).toBeVisible()
    expect(box.getByText(/Try again in/)).toBeVisible()
  })

  it('waits for the list to compare with', async () => {
    let heal = () => {}
    const app = await open(
      '/editor/manual-domains?modal=import',
      'admin',
      (backend) => void (heal = backend.fail({ call: 'allManualDomains', error: 500 })),
    )
    const box = within(await dialog('Import rules'))
    choose(text)
    expect(await box.findByText('Something went wrong on our side')).toBeVisible()
    heal()
    await app.user.click(box.getByRole('button', { name: 'Try again' }))
    expect(await box.findByText(/New: 1/)).toBeVisible()
  })
})

describe('an export', () => {
  const saved: { name: string; text: string }[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({
        name: this.download,
        text: decodeURIComponent(this.href.split(',').slice(1).join(',')),
      })
    })
  })

  it('is what the filters leave', async () => {
    const app = await open('/editor/manual-domains?action=allow', 'moderator')
    await app.user.click(await main().findByRole('button', { name: 'Export results' }))
    expect(await screen.findByText(/rules exported/)).toBeVisible()
    expect(saved[0]?.name).toBe('manual-domains.csv')
    expect(saved[0]?.text).toContain('domain,captchaType,action,note\r\n')
    expect(saved[0]?.text).toContain('xn--mnchen-3ya.example,any,allow,')
    expect(saved[0]?.text).not.toContain('block')

    // Another separator, as for every export.
    await app.user.click(main().getByRole('button', { name: 'Other formats' }))
    await app.user.click(await screen.findByRole('menuitem', { name: /semicolons/i }))
    await waitFor(() => expect(saved[1]?.text).toContain('domain;captchaType;action;note\r\n'))
  })

  it('says what went wrong', async () => {
    const app = await open('/editor/manual-domains', 'admin', (backend) =>
      backend.fail({ call: 'allManualDomains', error: 503 }),
    )
    await app.user.click(await main().findByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Maintenance', {}, { timeout: 20_000 })).toBeVisible()
    expect(saved).toHaveLength(0)
  })
})

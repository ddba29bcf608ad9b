import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testTime } from '@/mocks/node.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { useNodeFiles } from '../support/node-files.ts'
import { pngFile } from '../support/png-file.ts'

// Without IntersectionObserver, parts that load on sight load at once.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined)
  sessionStorage.clear()
})

const minute = 60_000
const at = (minutes: number): string =>
  new Date(Date.parse(testTime) + minutes * minute).toISOString()
const button = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 })
const press = async (app: Rendered, name: string | RegExp): Promise<void> =>
  app.user.click(await button(name))
const visit = async (app: Rendered, name: string): Promise<void> => {
  const pages = await screen.findByRole('navigation', { name: 'Project pages' })
  await app.user.click(within(pages).getByRole('link', { name }))
  const current = { name, current: 'page' } as const
  await waitFor(() =>
    within(screen.getByRole('navigation', { name: 'Project pages' })).getByRole('link', current),
  )
}

interface CocoFile {
  images: { id: number; file_name: string; width: number; height: number }[]
  annotations: { image_id: number; category_id: number; bbox: [number, number, number, number] }[]
  categories: { id: number; name: string }[]
}

it('leads from an empty account to a COCO file with the boxes that were reviewed', async () => {
  const app = renderApp('/data', {
    persona: 'customer-empty',
    arrange: ({ db }) => {
      const account = db.accounts.find(({ persona }) => persona === 'customer-empty')
      if (account) account.balance = 20_000_000
    },
  })
  await app.heading('Data labeling')
  await screen.findByText('No projects yet')
  await app.user.click(screen.getAllByRole('link', { name: 'New project' })[0] ?? document.body)
  await app.heading('New project')
  await app.user.type(screen.getByLabelText('Class 1'), 'Lorry')
  await press(app, 'Use a template')
  await app.user.click(await screen.findByRole('menuitem', { name: 'Street traffic' }))
  // A template takes the place of what is typed, until that is taken back.
  await press(app, 'Undo')
  expect(screen.getByLabelText('Class 1')).toHaveValue('Lorry')
  await press(app, 'Use a template')
  await app.user.click(await screen.findByRole('menuitem', { name: 'Street traffic' }))
  // Four classes by two people: the price changes with them.
  const before = await screen.findByText(/^\$\d+\.\d+$/, { selector: 'strong' })
  const price = before.textContent
  await app.user.selectOptions(screen.getByLabelText('Workers per item'), '3')
  await waitFor(() =>
    expect(screen.getByText(/^\$\d+\.\d+$/, { selector: 'strong' }).textContent).not.toBe(price),
  )
  await press(app, 'Create and add items')

  await app.heading('Street traffic')
  await useNodeFiles()
  const files = [
    pngFile('one.png', 640, 480),
    pngFile('two.png', 800, 600),
    pngFile('one.png', 640, 480),
    new File(['GIF89a'], 'broken.png', { type: 'image/png' }),
    new File([pngFile('half.png').slice(0, 40)], 'half.png', { type: 'image/png' }),
    new File(['no archive'], 'more.zip', { type: 'application/zip' }),
  ]
  fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files } })
  // All is checked before anything is sent.
  await screen.findByText('isn’t a readable picture.')
  await screen.findByText('is incomplete: the end of the file is missing.')
  await screen.findByText('is the same as one.png.')
  // A broken archive is named, and takes nothing else with it.
  expect(screen.getByText('more.zip can’t be opened')).toBeVisible()
  expect(app.backend.requests.some(({ call }) => call === 'addLabelItem')).toBe(false)
  await press(app, 'Send 2 files')
  await screen.findByText('2 items added.')
  // What is shown of them later is what was sent.
  const [made] = app.backend.db.labelling.projects.filter(({ title }) => title === 'Street traffic')
  const picture = `/api/v2/labelling/projects/${made?.id}/items/${made?.items[0]?.id}/picture.svg`
  expect((await app.backend.fetch(picture)).headers.get('content-type')).toBe('image/png')

  await visit(app, 'Overview')
  await press(app, 'Lock in the price')
  await press(app, /^Pay \$.* and start$/)
  await screen.findByText(/You can review what’s done at any time/)
  app.backend.setClock(at(5))
  await visit(app, 'Review')
  await press(app, /^Accept all 2 on this page/)
  await screen.findByText('2 of 2 decided, 0 more waiting')

  await visit(app, 'Exports')
  await app.user.click(await screen.findByRole('radio', { name: /COCO/ }))
  await press(app, 'Create version')
  await screen.findByText('Version 1, COCO')
  app.backend.setClock(at(6))
  await visit(app, 'Overview')
  await visit(app, 'Exports')
  const link = await screen.findByRole('link', { name: 'Download Version 1, COCO' })
  const news = await app.backend.fetch('/api/v2/notifications')
  const { records }: { records: { title: string; body: string; href: string }[] } =
    await news.json()
  expect(records[0]).toMatchObject({
    title: 'Dataset ready',
    body: expect.stringMatching(/^You can download version 1 of “.+”\.$/),
    href: expect.stringMatching(/^\/data\/projects\/\d+\/exports$/),
  })
  const file = await app.backend.fetch(link.getAttribute('href') ?? '')
  const coco: CocoFile = await file.json()
  const [project] = app.backend.db.labelling.projects.slice(-1)
  expect(coco.images.map(({ file_name, width, height }) => [file_name, width, height])).toEqual([
    ['one.png', 640, 480],
    ['two.png', 800, 600],
  ])
  // Each class of the template has its own colour.
  expect(new Set(project?.labels.map(({ color }) => color)).size).toBe(4)
  expect(coco.categories.map(({ name }) => name)).toEqual(['Car', 'Bus', 'Bicycle', 'Pedestrian'])
  for (const image of coco.images) {
    const id = project?.items.find(({ name }) => name === image.file_name)?.id
    const item = await app.backend.fetch(`/api/v2/labelling/projects/${project?.id}/items/${id}`)
    const { annotations } = await item.json()
    const shown = annotations.boxes.map(
      (box: { xMin: number; yMin: number; xMax: number; yMax: number; labelId: string }) => [
        project?.labels.find(({ id }) => id === box.labelId)?.name,
        [box.xMin, box.yMin, box.xMax - box.xMin, box.yMax - box.yMin],
      ],
    )
    const read = coco.annotations
      .filter(({ image_id }) => image_id === image.id)
      .map(({ category_id, bbox }) => [
        coco.categories.find(({ id }) => id === category_id)?.name,
        bbox,
      ])
    expect(read).toEqual(shown)
    expect(read.length).toBeGreaterThan(0)
  }
})

describe('the review', () => {
  it('leaves out what another reviewer holds, and takes a verdict back by a key', async () => {
    const theirs = new Set<string>()
    const app = renderApp('/data/projects/41/review', {
      persona: 'customer',
      arrange: ({ db }) => {
        const project = db.labelling.projects.find(({ id }) => id === '41')
        const until = Date.parse(testTime) + minute
        for (const item of project?.items.slice(60, 80) ?? []) {
          item.lock = { session: 'another', name: 'Kim', until }
          theirs.add(item.name)
        }
      },
    })
    await app.heading('Street signs')
    const units = () => screen.findByRole('list', { name: 'Items to review' })
    const mine = within(await units()).getAllByRole('button')
    expect(mine).toHaveLength(24)
    for (const name of theirs)
      expect(within(await units()).queryByText(name)).not.toBeInTheDocument()
    // The most doubtful item comes first, and the focus is on it.
    expect(mine[0]).toHaveFocus()
    expect(mine[0]).toHaveTextContent('Workers disagree')
    // Alone, it stands beside the sentence that people have read differently.
    await app.user.keyboard('v')
    const read = within(await screen.findByRole('region', { name: 'Instructions' }))
    expect(read.getByText(/The sentences about this are marked/)).toBeVisible()
    expect(read.queryByText(/don’t mention/)).not.toBeInTheDocument()
    await app.user.keyboard('v')
    await app.user.keyboard('a')
    await within(await units()).findByText('Accepted')
    await app.user.keyboard('u')
    await waitFor(async () =>
      expect(within(await units()).queryByText('Accepted')).not.toBeInTheDocument(),
    )
  })

  it('passes batch after batch by keys alone, in the order of the keys', async () => {
    const app = renderApp('/data/projects/41/review', { persona: 'customer' })
    await app.heading('Street signs')
    const units = () => screen.findByRole('list', { name: 'Items to review' })
    const first = within(await units()).getAllByRole('button')
    await waitFor(() => expect(first[0]).toHaveFocus())
    // The second item is left out, and comes after the last one.
    await app.user.keyboard('a{ArrowRight}' + 'a'.repeat(22))
    expect(first[1]).toHaveFocus()
    // Undone while its request is under way, and accepted again.
    const held = app.backend.hold('acceptLabelItems')
    await app.user.keyboard('aua')
    held()
    await screen.findByText(/^24 of 24 decided/)
    // A lost batch is asked for again.
    const heal = app.backend.fail({ call: 'claimLabelItems', error: 500 })
    await app.user.keyboard('n')
    const again = await button('Try again')
    heal()
    await app.user.click(again)
    await waitFor(async () =>
      expect(within(await units()).getAllByRole('button')[0]).not.toBe(first[0]),
    )
    const second = within(await units()).getAllByRole('button')
    await waitFor(() => expect(second[0]).toHaveFocus())
    await app.user.keyboard('a')
    expect(second[0]).toHaveTextContent('Accepted')
    expect(second[1]).toHaveFocus()
    expect(screen.queryByText('Not saved. Try again')).not.toBeInTheDocument()
    const project = app.backend.db.labelling.projects.find(({ id }) => id === '41')
    await waitFor(() =>
      expect(project?.items.filter(({ verdict }) => verdict === 'accepted')).toHaveLength(85),
    )
  })
})

describe('a project', () => {
  it('whose budget is used up says so, and loses nothing', async () => {
    const app = renderApp('/data/projects/41', {
      persona: 'customer',
      arrange: ({ db }) => {
        const project = db.labelling.projects.find(({ id }) => id === '41')
        if (!project) return
        project.prepaid = false
        project.budget = 0
        for (const item of project.items) if (item.id > 150) item.dueAt = null
      },
    })
    await app.heading('Street signs')
    await screen.findByText(/The budget is used up/)
    expect(await screen.findByRole('link', { name: 'Raise the budget' })).toBeInTheDocument()
  })

  it('offers a trial, then the rest as far as the budget goes', async () => {
    const app = renderApp('/data/projects/41', {
      persona: 'customer',
      arrange: ({ db }) => {
        const project = db.labelling.projects.find(({ id }) => id === '41')
        if (!project) return
        // Nothing is paid yet, and the budget is for 50 items of 240.
        Object.assign(project, { stage: 'draft', prepaid: false, charged: 0 })
        project.budget = (project.unit ?? 0) * 50
        for (const item of project.items) Object.assign(item, { dueAt: null, verdict: null })
      },
    })
    await app.heading('Street signs')
    const price = (name: string): number => Number(/[\d.]+(?= (?:and|$)|$)/.exec(name)?.[0])
    const all = await button(/^Pay \$.* and start$/)
    const trial = await button(/^Try 20 items for \$/)
    expect(screen.getByText(/^The budget covers 50 of 240 items\./)).toBeVisible()
    expect(price(trial.textContent) / price(all.textContent)).toBeCloseTo(20 / 50, 2)
    await app.user.click(trial)
    await screen.findByText('0 of 20')
    // The rest waits for what the trial shows.
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    app.backend.setClock(at(3))
    await visit(app, 'Items')
    await visit(app, 'Overview')
    await screen.findByText('The trial is done')
    expect(screen.getByRole('link', { name: 'Edit the instructions' })).toBeVisible()
    await press(app, /^Pay \$.* and start$/)
    await screen.findByText(/Workers are on it/)
    const own = app.backend.db.labelling.projects.find(({ id }) => id === '41')
    expect(own?.items.filter(({ dueAt }) => dueAt !== null)).toHaveLength(50)
  })

  it('takes labels that exist, after it has said what is wrong with them', async () => {
    const app = renderApp('/data/projects/41/items', { persona: 'customer' })
    const own = () => app.backend.db.labelling.projects.find(({ id }) => id === '41')
    await app.user.click(await screen.findByRole('tab', { name: 'Existing labels' }))
    const input = await screen.findByLabelText('Choose label files', { selector: 'input' })
    const [unit] = own()?.items ?? []
    const name = own()?.labels[0]?.name.toUpperCase() ?? ''
    const text =
      `filename,class,xmin,ymin,xmax,ymax\n${unit?.name},${name},10,20,60,80\n` +
      `${unit?.name},Zeppelin,1,1,9,9\nnowhere.jpg,${name},1,1,9,9\n`
    fireEvent.change(input, { target: { files: [new File([text], 'labels.csv')] } })
    expect(await screen.findByText('Labels for 1 item are ready to send')).toBeVisible()
    expect(screen.getByText(/that the project doesn’t have: Zeppelin/)).toBeVisible()
    expect(screen.getByText('1 picture with labels isn’t here')).toBeVisible()
    expect(unit?.preLabels).toBeNull()
    await press(app, 'Send the labels of 1 item')
    await screen.findByText('1 item has labels now')
    expect(own()?.items[0]?.preLabels?.boxes).toMatchObject([
      { xMin: 10, yMin: 20, xMax: 60, yMax: 80, labelId: own()?.labels[0]?.id },
    ])
    // A backend without the call says so, and nothing is lost.
    app.backend.fail({ error: 404, call: 'preLabelItems' })
    fireEvent.change(input, { target: { files: [new File([text], 'labels.csv')] } })
    await press(app, 'Send the labels of 1 item')
    await screen.findByText(/This service doesn’t accept existing labels/)
  })

  it('shows workers pictures of what is right and wrong', async () => {
    const app = renderApp('/data/projects/41/edit', { persona: 'customer' })
    await press(app, 'Add an incorrect example')
    await app.user.type(screen.getByLabelText('What example 1 shows'), 'The box is too wide.')
    const gif = Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 200, 0, 200, 0, 0, 0, 0)
    await useNodeFiles()
    const choose = (file: File) =>
      fireEvent.change(screen.getByLabelText('Picture of example 1'), { target: { files: [file] } })
    choose(new File(['text'], 'notes.gif', { type: 'image/gif' }))
    expect(await screen.findByText(/isn’t a JPEG/)).toBeVisible()
    choose(new File([gif], 'wide.gif', { type: 'image/gif' }))
    expect(await screen.findByRole('img', { name: 'Picture of example 1' })).toBeVisible()
    await press(app, 'Save project')
    const project = app.backend.db.labelling.projects.find(({ id }) => id === '41')
    await waitFor(() =>
      expect(project?.examples).toMatchObject([{ good: false, text: 'The box is too wide.' }]),
    )
    expect(project?.examples[0]?.pictureId).toBe(app.backend.db.labelling.pictures[0]?.id)
  })

  it('takes a CSV file that is dropped on the field of its lines', async () => {
    const app = renderApp('/data/projects/41/items', { persona: 'customer' })
    await app.user.click(await screen.findByRole('tab', { name: 'URLs' }))
    const field = await screen.findByRole('textbox', { name: 'URLs' })
    const text = 'url;id\r\nhttps://example.com/a.jpg;a\r\nhttps://example.com/b.jpg;b\r\n'
    const file = new File([text], 'rows.csv')
    fireEvent.drop(field, {
      dataTransfer: { types: ['Files'], files: [file], getData: () => '' },
    })
    await button('Add 2 items')
    expect(field).toHaveValue(text.replaceAll('\r', ''))
  })

  it('keeps views of its items under names', async () => {
    const app = renderApp('/data/projects/41/items?status=accepted', { persona: 'customer' })
    await screen.findByText('60 items')
    await app.user.click(screen.getByText('Saved filters'))
    await app.user.type(screen.getByLabelText('Save these filters as'), 'Delivered')
    await press(app, 'Save')
    const views = await screen.findByRole('list', { name: 'Saved filters' })
    await app.user.selectOptions(screen.getByLabelText('Status'), '')
    await screen.findByText('240 items')
    await app.user.click(within(views).getByRole('button', { name: 'Delivered' }))
    await screen.findByText('60 items')
  })

  it('says how far its workers agree, in all and by class', async () => {
    renderApp('/data/projects/42', { persona: 'customer' })
    const name = await screen.findByText('Krippendorff’s alpha')
    expect(name.parentElement).toHaveTextContent(/alpha\W*0\.\d/)
    const classes = await screen.findByRole('table', { name: 'Classes found so far' })
    expect(within(classes).getAllByText(/^0\.\d+$/)).toHaveLength(3)
  })

  it('measures its workers by control items, which are accepted items', async () => {
    const app = renderApp('/data/projects/41/items?unit=3', { persona: 'customer' })
    await press(app, 'Use as a control item')
    await button('No longer a control item')
    await press(app, 'Close')
    expect(await screen.findAllByText('Control item')).toHaveLength(1)
    await visit(app, 'Overview')
    await screen.findByText('1 item, 0.4% of all')
    const workers = await screen.findByRole('table', { name: 'Workers’ accuracy on control items' })
    expect(within(workers).getAllByRole('rowheader')).toHaveLength(3)
  })

  it('that two people edit asks which classes count', async () => {
    const app = renderApp('/data/projects/41/edit', { persona: 'customer' })
    await app.heading('Street signs')
    const name = await screen.findByDisplayValue('Give way')
    await app.user.clear(name)
    await app.user.type(name, 'Yield')
    const project = app.backend.db.labelling.projects.find(({ id }) => id === '41')
    if (project?.labels[2]) {
      project.labels[2].name = 'Limit'
      project.updatedAt += 1000
    }
    await press(app, 'Save project')
    await button('Show newer version')
    expect(name).toHaveValue('Yield')
  })

  it('keeps the labels of a class that is renamed in the middle, and old files their names', async () => {
    const app = renderApp('/data/projects/41/exports', { persona: 'customer' })
    await press(app, 'Create version')
    await screen.findByText('Version 1, COCO')
    await visit(app, 'Settings')
    const name = await screen.findByDisplayValue('Give way')
    expect(screen.getByRole('button', { name: 'Remove class 2' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await app.user.clear(name)
    await app.user.type(name, 'Yield')
    expect(await screen.findByText(/^Previously “Give way”/)).toBeVisible()
    await press(app, 'Save project')
    await screen.findByText('Saved.')
    app.backend.setClock(at(5))
    await visit(app, 'Overview')
    const classes = within(await screen.findByRole('table', { name: 'Classes found so far' }))
    expect(
      Number(classes.getByRole('row', { name: /^Yield/ }).textContent.match(/\d+/)?.[0]),
    ).toBeGreaterThan(0)
    await visit(app, 'Exports')
    const link = await screen.findByRole('link', { name: 'Download Version 1, COCO' })
    const file = await app.backend.fetch(link.getAttribute('href') ?? '')
    const coco: CocoFile = await file.json()
    expect(coco.categories.map(({ name }) => name)).toContain('Give way')
  })

  it('corrects the marked parts of a text in the review', async () => {
    const app = renderApp('/data/projects/94/review', {
      persona: 'customer',
      arrange: ({ db }) => {
        const project = db.labelling.projects.find(({ id }) => id === '94')
        const owner = db.accounts.find(({ persona }) => persona === 'customer')
        if (!project || !owner) return
        project.accountId = owner.id
        for (const item of project.items) item.dueAt = Date.parse(testTime) - minute
      },
    })
    await screen.findByRole('list', { name: 'Items to review' })
    const [item] = app.backend.db.labelling.projects.find(({ id }) => id === '94')?.items ?? []
    await app.user.keyboard('c')
    const dialog = within(await screen.findByRole('dialog'))
    for (const remove of await dialog.findAllByRole('button', { name: /^Remove/ }))
      await app.user.click(remove)
    await app.user.selectOptions(dialog.getByLabelText('Class'), 'Place')
    await app.user.click(dialog.getByRole('button', { name: 'Oslo' }))
    await app.user.click(dialog.getByRole('button', { name: 'Oslo' }))
    await app.user.click(dialog.getByRole('button', { name: 'Save and accept' }))
    await screen.findByText('Corrected')
    const start = item?.text?.indexOf('Oslo') ?? 0
    expect(item?.corrected?.spans).toEqual([{ start, end: start + 4, labelId: '3' }])
  })

  it('shows the call that saves its settings, as they are typed', async () => {
    const app = renderApp('/data/projects/41/edit', { persona: 'customer' })
    await app.heading('Street signs')
    const title = await screen.findByLabelText('Project name')
    await app.user.clear(title)
    await app.user.type(title, 'Signs')
    await app.user.click(screen.getByText('Do this with the API'))
    await screen.findByText('/api/v2/labelling/projects/{id}', {}, { timeout: 20_000 })
    await waitFor(() => expect(document.body).toHaveTextContent('"title": "Signs"'))
    expect(document.body).toHaveTextContent('/api/v2/labelling/projects/41')
  })

  it('shows no price of other settings where a quote is lost', async () => {
    const app = renderApp('/data/projects/new', { persona: 'customer' })
    await app.heading('New project')
    await screen.findByText('$12.00')
    app.backend.fail({ call: 'labelQuote', error: 404 })
    await app.user.type(screen.getByLabelText('Expected items'), '0')
    await button('Try again')
    expect(screen.queryByText('$12.00')).not.toBeInTheDocument()
  })

  it('does not exist where a backend has no projects', async () => {
    const app = renderApp('/data', {
      persona: 'customer',
      arrange: ({ fail }) => void fail({ error: 404, call: 'labelProjects' }),
    })
    await app.heading('Data labeling')
    await screen.findByText('Projects aren’t available here yet')
    expect(screen.queryByRole('link', { name: 'New project' })).not.toBeInTheDocument()
    app.backend.fail({ error: 404, call: 'claimLabelItems' })
    await act(() => app.router.navigate('/data/projects/41/review'))
    await screen.findByText('Items can’t be reviewed one by one here yet')
  })
})

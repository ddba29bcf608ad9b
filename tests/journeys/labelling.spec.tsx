import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '@/lib/drafts.ts'
import { personaEmail, personaPassword } from '@/mocks/personas.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { pngFile } from '../support/png-file.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

// Without IntersectionObserver, parts that load on sight load at once.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined)
  sessionStorage.clear()
})

const asked = (app: Rendered) =>
  app.backend.requests.filter(({ call }) => call === 'askForLabelling')

describe('the page of data labelling', () => {
  it.each([
    ['en-US', 'en', /We label your data/],
    ['ru-RU', 'ru', /Разметим данные/],
    ['zh-CN', 'zh', /标注数据/],
  ])('is read in %s', async (accepted, _, heading) => {
    const app = renderApp('/data', { accepted: [accepted] })
    await app.heading(heading)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('table')).toHaveTextContent('GeoJSON')
  })

  it('leads to each kind and back', async () => {
    const app = renderApp('/data')
    await app.heading(/We label your data/)
    await app.user.click(screen.getByRole('link', { name: 'More about datasets' }))
    await app.heading(/labeled consistently/)
    await app.user.click(screen.getByRole('link', { name: /^Satellite imagery/ }))
    await app.heading(/every roof counts/)
    await app.user.click(screen.getByRole('link', { name: /^Image annotation/ }))
    await app.heading(/the object/)
    await app.user.click(screen.getByRole('link', { name: /^Data labeling ?Every kind/ }))
    await app.heading(/We label your data/)
  })
})

describe('the request for a quote', () => {
  const field = (name: RegExp) => screen.findByRole('textbox', { name }, { timeout: 20_000 })

  async function fill(app: Rendered, message = 'Outline every roof in these tiles, please.') {
    await app.user.type(await field(/Your name/), 'Ann')
    await app.user.type(await field(/Email/), 'ann@example.com')
    await app.user.selectOptions(screen.getByLabelText('Kind of labeling'), 'polygon')
    await app.user.type(await field(/Number of items/), '10 000')
    await app.user.type(await field(/What do you need labeled\?/), message)
    await app.user.click(screen.getByRole('checkbox', { name: /I have read/ }))
  }

  const shown = () => screen.getByRole('textbox', { name: /What do you need labeled\?/ })

  it('is empty once the person has signed out in another tab', async () => {
    const app = renderApp('/data', { persona: 'customer' })
    await fill(app)
    const tab = new BroadcastChannel('session')
    tab.postMessage({ message: 'signed-out', from: 'another' })
    await waitFor(() => expect(shown()).toHaveValue(''))
    expect(screen.getByLabelText('Kind of labeling')).toHaveValue('')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    tab.close()
  })

  it('is empty in a page that slept while the person signed out', async () => {
    const app = renderApp('/data', { persona: 'customer' })
    await fill(app)
    localStorage.setItem('signed-out', String(Date.now() + 1))
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(shown()).toHaveValue(''))
    app.unmount()
    // A tab that was thrown out still has its draft, and does not show it.
    const at = Date.now() - 1
    localStorage.setItem('signed-out', String(Date.now()))
    sessionStorage.setItem('draft:7:x', JSON.stringify({ at, base: null, values: 'typed' }))
    expect(readDraft(7, 'x', null)).toBeNull()
  })

  it('says at each field what is missing, and sends nothing', async () => {
    const app = renderApp('/data')
    await app.user.click(
      await screen.findByRole('button', { name: 'Send request' }, { timeout: 20_000 }),
    )
    const summary = await screen.findByRole('alert')
    expect(within(summary).getAllByRole('link')).toHaveLength(6)
    expect(summary).toHaveTextContent('Choose a kind.')
    await app.user.type(await field(/Number of items/), 'many')
    await app.user.type(await field(/Link to sample/), 'ftp://example.com')
    expect(await field(/Number of items/)).toHaveAccessibleDescription(/Remove “m”: only digits/)
    expect(await field(/Link to sample/)).toHaveAccessibleDescription(/starts with https/)
    expect(asked(app)).toHaveLength(0)
  })

  it('is sent once, says so, and still says so after a reload', async () => {
    const app = renderApp('/data')
    await fill(app)
    const send = screen.getByRole('button', { name: 'Send request' })
    await app.user.dblClick(send)
    expect(await screen.findByText(/Request number: L-/)).toBeVisible()
    expect(asked(app)).toHaveLength(1)
    expect(screen.getByText('We have your request').closest('[tabindex]')).toHaveFocus()
    app.unmount()
    const again = renderApp('/data')
    expect(
      await screen.findByText(/We’ll reply to ann@example.com/, {}, { timeout: 20_000 }),
    ).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Send another request' }))
    expect(await field(/Your name/)).toHaveValue('')
  })

  it('keeps what was typed over a reload and a failure', async () => {
    const app = renderApp('/data', {
      arrange: (backend) => void backend.fail({ call: 'askForLabelling', error: 503 }),
    })
    await fill(app)
    await app.user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Maintenance')).toBeVisible()
    expect(await field(/Your name/)).toHaveValue('Ann')
    app.unmount()
    renderApp('/data')
    await waitFor(async () =>
      expect(await field(/What do you need labeled\?/)).toHaveValue(
        'Outline every roof in these tiles, please.',
      ),
    )
  })
})

describe('the annotator', () => {
  const open = async (path = '/data/bounding-box', options = {}) => {
    const app = renderApp(path, options)
    const stage = await screen.findByRole('application', {}, { timeout: 20_000 })
    return { app, stage, output: () => screen.getByRole('tabpanel', { name: 'COCO' }) }
  }
  const bus = /"bbox":\[72,236,316,230\]/

  it('makes a box by keys alone, moves, resizes, labels and deletes it, and takes all of it back', async () => {
    const { app, stage, output } = await open()
    expect(output()).toHaveTextContent(bus)
    await app.user.click(screen.getByRole('button', { name: 'Add a box' }))
    expect(stage).toHaveFocus()
    expect(screen.getByRole('heading', { name: '2 shapes' })).toBeVisible()
    const fields = () =>
      ['x, px', 'y, px', 'Width, px', 'Height, px'].map((name) =>
        Number(screen.getByLabelText<HTMLInputElement>(name).value),
      )
    const [x = 0, y = 0, width = 0, height = 0] = fields()
    await app.user.keyboard(
      '{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowRight}{ArrowUp}{/Alt}3',
    )
    expect(fields()).toEqual([x + 1, y + 10, width + 1, height - 1])
    expect(screen.getByRole('button', { name: /^2 person/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(output()).toHaveTextContent(
      `"category_id":3,"bbox":[${x + 1},${y + 10},${width + 1},${height - 1}]`,
    )
    await app.user.keyboard('{Delete}')
    expect(screen.getByRole('heading', { name: '1 shape' })).toBeVisible()
    await app.user.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('heading', { name: '2 shapes' })).toBeVisible()
    for (let step = 0; step < 6; step += 1) await app.user.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('heading', { name: '1 shape' })).toBeVisible()
    await app.user.keyboard('{Control>}y{/Control}')
    expect(screen.getByRole('heading', { name: '2 shapes' })).toBeVisible()
  })

  it('takes numbers as they are typed, and keeps them in the picture', async () => {
    const { app, output } = await open()
    await app.user.click(screen.getByRole('button', { name: /^1 bus/ }))
    const width = screen.getByLabelText('Width, px')
    await app.user.clear(width)
    await app.user.type(width, '5000')
    expect(output()).toHaveTextContent('"bbox":[72,236,888,230]')
    await app.user.tab()
    expect(width).toHaveValue('888')
  })

  it('lets Tab go over the shapes and on', async () => {
    const { app, stage } = await open()
    await app.user.click(screen.getByRole('button', { name: 'Add a box' }))
    await app.user.keyboard('{Escape}')
    await app.user.tab()
    expect(stage).toHaveFocus()
    expect(screen.getByRole('button', { name: /^1 bus/ })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/^Box 1 of 2, bus: x 72, y 236/)).toBeInTheDocument()
    await app.user.tab()
    expect(stage).toHaveFocus()
    await app.user.tab()
    expect(stage).not.toHaveFocus()
  })

  it('makes a polygon by keys, refuses one without an area, and edits its corners', async () => {
    const { app, stage } = await open('/data/satellite-imagery-data-annotator')
    stage.focus()
    await app.user.keyboard('p{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{Enter}')
    expect(screen.getByText(/needs three corners/)).toBeInTheDocument()
    await app.user.keyboard('{Backspace}{Shift>}{ArrowDown}{/Shift}{Enter}{Enter}')
    expect(screen.getByRole('heading', { name: '2 shapes' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Add a corner after this one' }))
    expect(screen.getByLabelText('Corner')).toHaveDisplayValue('2 of 4')
    await app.user.click(screen.getByRole('button', { name: 'Remove the corner' }))
    await app.user.click(screen.getByRole('button', { name: 'Remove the corner' }))
    expect(screen.getByLabelText('Corner')).toHaveDisplayValue(/of 3$/)
    await app.user.click(screen.getByRole('tab', { name: 'YOLO-seg' }))
    expect(screen.getByRole('tabpanel').textContent?.trim().split('\n')[1]).toMatch(
      /^0( 0\.\d{6}){6}$/,
    )
  })

  it('has labels to add, name and colour', async () => {
    const { app, output } = await open()
    await app.user.click(screen.getByRole('button', { name: 'Add a class' }))
    const name = screen.getByLabelText('Name')
    await app.user.clear(name)
    await app.user.type(name, 'tram')
    await app.user.click(screen.getByRole('radio', { name: 'Color 8' }))
    expect(output()).toHaveTextContent('{"id":6,"name":"tram","supercategory":""}')
    await app.user.click(screen.getByRole('button', { name: 'Remove this class' }))
    expect(output()).not.toHaveTextContent('tram')
  })

  it('says why a file was not opened', async () => {
    const { app } = await open()
    const group = screen.getByRole('group', { name: 'Annotator' })
    fireEvent.drop(group, {
      dataTransfer: {
        types: ['Files'],
        items: [],
        files: [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })],
        getData: () => '',
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Use PNG, JPEG or WebP.')
    await app.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('repairs a set of pictures, and takes its classes and pictures through the sign-in to a new project', async () => {
    const { app, output } = await open()
    await useNodeFiles()
    const csv =
      'filename,class,xmin,ymin,xmax,ymax\n' +
      'one.png,tram,10,20,110,80\none.png,van,150,20,260,80\none.png,tram,10,20,110,80\n' +
      'two.png,tram,1,2,31,42\nthree.png,tram,1,2,31,42\n'
    fireEvent.change(screen.getByLabelText('Open pictures or labels', { selector: 'input' }), {
      target: { files: [pngFile('one.png'), pngFile('two.png'), new File([csv], 'labels.csv')] },
    })
    expect(await screen.findByText('Shapes read: 3, in 2 pictures')).toBeVisible()
    expect(screen.getByText('1 shape extended past the edge and was cropped')).toBeVisible()
    expect(screen.getByText('1 shape already exists')).toBeVisible()
    expect(screen.getByText('1 picture with labels isn’t here')).toBeVisible()
    expect(output()).toHaveTextContent('"bbox":[150,20,50,60]')
    await app.user.selectOptions(screen.getByLabelText('Picture 1 of 2'), 'two.png (1)')
    expect(output()).toHaveTextContent('"bbox":[1,2,30,40]')
    // A key point beside the box, and a class of the whole picture.
    screen.getByRole('application').focus()
    await app.user.keyboard('d{Enter}')
    expect(screen.getByRole('heading', { name: '2 shapes' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'YOLO-pose' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'The whole picture: tram' }))
    expect(screen.getByText('Classes of the whole picture: tram')).toBeVisible()
    screen.getByRole('application').focus()
    await app.user.keyboard('{PageUp}')
    expect(screen.getByLabelText('Picture 1 of 2')).toBeVisible()

    // The colour of the second class, which the page's styles would say.
    document.documentElement.style.setProperty('--label-1', '#c9b93b')
    await app.user.click(
      screen.getByRole('button', { name: 'Create a project with these classes' }),
    )
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), personaEmail('customer'))
    await app.user.type(screen.getByLabelText('Password'), personaPassword)
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    await app.heading('New project')
    await waitFor(() => expect(screen.getByDisplayValue('tram')).toBeVisible())
    expect(screen.getByDisplayValue('van')).toBeVisible()
    expect(screen.getByDisplayValue('#c9b93b')).toBeVisible()
    expect(screen.getByDisplayValue('Bounding boxes')).toBeVisible()

    // Its pictures wait on this device until the project is made.
    await screen.findByText('2 pictures come from the annotator')
    await app.user.type(screen.getByLabelText('Project name'), 'Trams')
    await app.user.type(
      screen.getByLabelText('Instructions'),
      'Draw a box around each tram. '.repeat(3),
    )
    await app.user.click(screen.getByRole('button', { name: 'Create and add items' }))
    await app.heading('Trams')
    await app.user.click(await screen.findByRole('button', { name: 'Send 2 files' }))
    await screen.findByText('2 items added.')
    // What was drawn comes with them.
    await screen.findByText('2 items have labels now')
    const items = app.backend.db.labelling.projects.at(-1)?.items ?? []
    expect(items.map(({ name }) => name)).toEqual(['one.png', 'two.png'])
    expect(items[0]?.preLabels?.boxes).toContainEqual(
      expect.objectContaining({ xMin: 150, yMin: 20, xMax: 200, yMax: 80 }),
    )
  })

  it('speaks Russian, and keeps what was drawn while the reader looks at another page', async () => {
    const { app } = await open('/data/bounding-box', { accepted: ['ru-RU'] })
    await app.user.click(await screen.findByRole('button', { name: 'Добавить рамку' }))
    expect(screen.getByRole('heading', { name: '2 фигуры' })).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: /^Датасеты/ }))
    await app.heading(/по\sодним правилам/)
    await app.user.click(screen.getByRole('link', { name: /^Рамки объектов/ }))
    expect(
      await screen.findByRole('heading', { name: '2 фигуры' }, { timeout: 20_000 }),
    ).toBeVisible()
  })
})

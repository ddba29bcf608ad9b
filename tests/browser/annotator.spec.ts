import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sticksOut, violations } from './axe.ts'
import { expect, leaveAlone, served, settled, test, watchShifts } from './site.ts'

const { local } = served.com

interface Coco {
  images: { id: number; file_name: string; width: number; height: number }[]
  annotations: {
    id: number
    image_id: number
    category_id: number
    bbox: [number, number, number, number]
    segmentation: number[][]
    area: number
    iscrowd: number
  }[]
  categories: { id: number; name: string; supercategory: string }[]
}

async function open(page: Page, path = '/data/bounding-box') {
  await page.goto(local + path)
  await settled(page)
  await page.locator('#try').scrollIntoViewIfNeeded()
  const stage = page.getByRole('application')
  await expect(stage).toBeVisible()
  await stage.scrollIntoViewIfNeeded()
  return stage
}

/**
 * Downloads a format's file.
 * @returns its name and text
 */
async function download(page: Page, format: string): Promise<{ name: string; text: string }> {
  await page.getByRole('tab', { name: format, exact: true }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download \S+$/ }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** Checks the structure that COCO requires: https://cocodataset.org/#format-data. */
function check(coco: Coco): void {
  for (const list of [coco.images, coco.annotations, coco.categories])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  for (const { image_id, category_id, bbox, segmentation, area, iscrowd } of coco.annotations) {
    const image = coco.images.find(({ id }) => id === image_id)
    expect(image).toBeDefined()
    expect(coco.categories.map(({ id }) => id)).toContain(category_id)
    const [x, y, width, height] = bbox
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect(x + width).toBeLessThanOrEqual(image?.width ?? 0)
    expect(y + height).toBeLessThanOrEqual(image?.height ?? 0)
    expect(area).toBeGreaterThan(0)
    expect(area).toBeLessThanOrEqual(width * height)
    expect(iscrowd).toBe(0)
    for (const ring of segmentation) {
      expect(ring.length % 2).toBe(0)
      expect(ring.length).toBeGreaterThanOrEqual(6)
      const [xs, ys] = [ring.filter((_, at) => at % 2 === 0), ring.filter((_, at) => at % 2 === 1)]
      expect([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]).toEqual([
        x,
        y,
        x + width,
        y + height,
      ])
    }
  }
}

test('a box drawn with the mouse and one made by keys come out in COCO and YOLO', async ({
  page,
}) => {
  const stage = await open(page)
  const requests: string[] = []
  page.on(
    'request',
    (request) =>
      request.url().startsWith('http') && requests.push(`${request.method()} ${request.url()}`),
  )

  const place = await stage.boundingBox()
  if (!place) throw new Error('The stage is nowhere.')
  const [left, top] = [place.x + place.width * 0.55, place.y + place.height * 0.62]
  await page.keyboard.press('Tab')
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + 100, top + 50, { steps: 4 })
  await page.mouse.move(left + 200, top + 100, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: '2 shapes' })).toBeVisible()
  await page.getByRole('button', { name: /^car/ }).click()

  // From here on only the keyboard is used: a box in the middle, its label, its position, its size.
  await stage.focus()
  await page.keyboard.press('n')
  await page.keyboard.press('3')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(page.getByRole('heading', { name: '3 shapes' })).toBeVisible()
  const fields = await Promise.all(
    ['x, px', 'y, px', 'Width, px', 'Height, px'].map(async (name) =>
      Number(await page.getByLabel(name).inputValue()),
    ),
  )

  const json = await download(page, 'COCO')
  expect(json.name).toBe('street.json')
  const coco: Coco = JSON.parse(json.text)
  check(coco)
  expect(coco.images).toEqual([{ id: 1, file_name: 'street.svg', width: 960, height: 600 }])
  expect(coco.annotations.map(({ category_id }) => category_id)).toEqual([1, 2, 3])
  expect(coco.annotations[2]?.bbox).toEqual(fields)
  const scale = Number((await page.getByText(/^\d+%$/).innerText()).slice(0, -1)) / 100
  expect(Math.abs((coco.annotations[1]?.bbox[2] ?? 0) - 200 / scale)).toBeLessThan(4)
  expect(Math.abs((coco.annotations[1]?.bbox[3] ?? 0) - 100 / scale)).toBeLessThan(4)

  const yolo = await download(page, 'YOLO')
  expect(yolo.name).toBe('street.txt')
  const lines = yolo.text.trim().split('\n')
  expect(lines).toHaveLength(3)
  for (const [index, line] of lines.entries()) {
    expect(line).toMatch(/^\d+( [01]\.\d{6}){4}$/)
    const [type = -1, cx = 0, cy = 0, width = 0, height = 0] = line.split(' ').map(Number)
    expect(type).toBe(index)
    const box = [(cx - width / 2) * 960, (cy - height / 2) * 600, width * 960, height * 600].map(
      Math.round,
    )
    expect(box).toEqual(coco.annotations[index]?.bbox)
  }
  const classes = await download(page, 'classes.txt')
  expect(classes.text.split('\n').filter(Boolean)).toEqual(coco.categories.map(({ name }) => name))
  const segments = await download(page, 'YOLO-seg')
  for (const line of segments.text.trim().split('\n'))
    expect(line).toMatch(/^\d+( [01]\.\d{6}){8}$/)
  expect(
    requests.filter((request) => !request.includes('/assets/') && !request.startsWith('GET')),
  ).toEqual([])
})

test('a polygon is clicked together, and its corner is moved', async ({ page }) => {
  const stage = await open(page, '/data/image-annotation')
  const place = await stage.boundingBox()
  if (!place) throw new Error('The stage is nowhere.')
  const at = (x: number, y: number): [number, number] => [
    place.x + place.width * x,
    place.y + place.height * y,
  ]
  for (const [x, y] of [at(0.6, 0.5), at(0.75, 0.5), at(0.75, 0.7), at(0.6, 0.5)])
    await page.mouse.click(x, y)
  await expect(page.getByRole('heading', { name: '2 shapes' })).toBeVisible()
  await page.getByRole('button', { name: 'Select' }).click()
  await page.mouse.move(...at(0.75, 0.7))
  await page.mouse.down()
  await page.mouse.move(...at(0.7, 0.8), { steps: 3 })
  await page.mouse.up()
  const coco: Coco = JSON.parse((await download(page, 'COCO')).text)
  check(coco)
  expect(coco.annotations[1]?.segmentation[0]).toHaveLength(6)
  const [, , , y2 = 0, , y3 = 0] = coco.annotations[1]?.segmentation[0] ?? []
  expect(y3).toBeGreaterThan(y2)
  await stage.focus()
  await page.keyboard.press('Control+z')
  const before: Coco = JSON.parse((await download(page, 'COCO')).text)
  expect(before.annotations[1]?.bbox).not.toEqual(coco.annotations[1]?.bbox)
})

test('a picture of one’s own is opened in its own pixels, beside what was drawn, under the policy of the site', async ({
  page,
}) => {
  await open(page)
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 320
    canvas.getContext('2d')?.fillRect(0, 0, 640, 320)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page.getByRole('button', { name: 'Add a box' }).click()
  const input = page.locator('input[type=file][multiple]')
  await input.setInputFiles({
    name: 'mine.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  })
  await expect(page.getByText('640 × 320')).toBeVisible()
  await page.getByRole('button', { name: 'Add a box' }).click()
  const coco: Coco = JSON.parse((await download(page, 'COCO')).text)
  check(coco)
  expect(coco.images).toEqual([{ id: 1, file_name: 'mine.png', width: 640, height: 320 }])
  await input.setInputFiles({
    name: 'mine.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  })
  await expect(page.getByRole('alert')).toContainText('1 file couldn’t be opened')
})

test('the wheel with Ctrl and the buttons zoom, and the page does not', async ({ page }) => {
  const stage = await open(page)
  const percent = page.getByText(/^\d+%$/)
  const before = await percent.innerText()
  await stage.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(percent).not.toHaveText(before)
  await page.getByRole('button', { name: 'Fit picture' }).click()
  await expect(percent).toHaveText(before)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(percent).not.toHaveText(before)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test(`the open annotator is accessible at ${width}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const stage = await open(page)
      await page.getByRole('button', { name: 'Add a box' }).click()
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByText('Shortcuts and gestures').click()
      await expect(stage).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await sticksOut(page)).toEqual([])
    })
  }
}

test('nothing moves when the annotator and the form come', async ({ page }) => {
  const shifts = await watchShifts(page)
  for (const [path, part] of [
    ['/data/bounding-box', '#try'],
    ['/data', '#request'],
  ] as const) {
    // The browser goes to the part, as a script of the test would count as input.
    await page.goto(local + path + part)
    await leaveAlone(page)
    await expect(page.locator(`${part} :is([role=application], form)`)).toBeVisible()
    await settled(page)
    expect(await shifts(), path).toEqual([])
  }
})

import { accountOfSession } from '../db.ts'
import { exportState } from '../handlers/label-items.ts'
import { thingsOf } from '../seed/labelling.ts'
import { fileAccounts } from './file-accounts.ts'
import { streamMasks, writeLabelFile } from './label-export.ts'
import { noise } from './random.ts'
import { uploadedPicture } from './uploaded-pictures.ts'
import type { Data } from '../data/data.ts'
import type { MockLabelItem, MockLabelProject } from '../data/labelling.ts'

const examplePlace = /^\/api\/v2\/labelling\/pictures\/(\w+)$/
const place =
  /^\/api\/v2\/labelling\/projects\/(\w+)\/(?:items\/(\d+)\/picture\.svg|exports\/(\w+)\/file)$/

const paint = ['#c2410c', '#1d4ed8', '#15803d', '#a16207']

/** The project whose things are the three signs that its instructions describe. */
const signs = '41'
const octagon = [
  [0.3, 0],
  [0.7, 0],
  [1, 0.3],
  [1, 0.7],
  [0.7, 1],
  [0.3, 1],
  [0, 0.7],
  [0, 0.3],
] as const
const triangle = [
  [0.1, 0.07],
  [0.9, 0.07],
  [0.5, 0.88],
] as const
const red = '#c81e2b'

function sign({ label, x, y, width, height }: ReturnType<typeof thingsOf>[number]): string {
  const middle = [x + width / 2, y + height / 2] as const
  const path = (corners: readonly (readonly [number, number])[]): string =>
    corners.map(([right, down]) => `${x + right * width},${y + down * height}`).join(' ')
  const word = (text: string, fill: string): string =>
    `<text x="${middle[0]}" y="${middle[1] + height / 8}" font-family="sans-serif" font-weight="700" font-size="${Math.min(width, height) / 3}" text-anchor="middle" fill="${fill}">${text}</text>`
  if (label === 0)
    return `<polygon points="${path(octagon)}" fill="${red}"/>${word('STOP', '#fff')}`
  const edge = `fill="#fff" stroke="${red}" stroke-width="${Math.min(width, height) / 8}"`
  if (label === 1) return `<polygon points="${path(triangle)}" ${edge}/>`
  return `<ellipse cx="${middle[0]}" cy="${middle[1]}" rx="${width * 0.44}" ry="${height * 0.44}" ${edge}/>${word('50', '#111')}`
}

/** A picture for a unit that came without one: the things that its answers name, on a plain ground. */
function draw(project: MockLabelProject, item: MockLabelItem): string {
  const { width, height } = item
  const things = thingsOf(project, item).map((thing, at) => {
    if (project.id === signs) return sign(thing)
    const colour = paint[thing.label % paint.length]
    const round = thing.label % 2 === 0 ? Math.min(thing.width, thing.height) / 2 : 8
    return `<rect x="${thing.x}" y="${thing.y}" width="${thing.width}" height="${thing.height}" rx="${round}" fill="${colour}" opacity="${at % 2 ? 0.9 : 1}"/>`
  })
  const horizon = Math.round(height * (0.4 + noise(project.id, item.id, 'sky') * 0.3))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#dbe7f3"/><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#cfd6c4"/>${things.join('')}</svg>`
}

/** Pictures and exports, which an image or a link asks for; undefined for another path. */
export function labelFile(
  path: string,
  db: Data,
  session: string | undefined,
  now: number,
): Response | undefined {
  const accounts = fileAccounts(db, session, 'products', now)
  const isWorker = accountOfSession(db, session, now)?.userType === 'worker'
  const headers = { 'cache-control': 'private, max-age=3600', 'x-content-type-options': 'nosniff' }
  const pictureId = examplePlace.exec(path)?.[1]
  if (pictureId !== undefined) {
    const own = db.labelling.pictures.find(
      ({ id, accountId }) =>
        id === pictureId && (isWorker || accounts.some((account) => account.id === accountId)),
    )
    const [, type = '', data = ''] = /^data:([^;]+);base64,(.*)$/.exec(own?.url ?? '') ?? []
    return own
      ? new Response(
          Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0),
          {
            headers: { ...headers, 'content-type': type },
          },
        )
      : new Response(null, { status: 404 })
  }
  const found = place.exec(path)
  if (!found) return undefined
  const [, id, itemId, exportId] = found
  const shown = db.labelling.projects.find(({ id: own }) => own === id)
  const project = accounts.some((account) => account.id === shown?.accountId) ? shown : undefined
  // Workers see pictures, and nothing else of a project.
  const visible = isWorker ? shown : project
  const item = visible?.items.find((one) => one.id === Number(itemId))
  if (visible && item) {
    const { type, bytes } = uploadedPicture(visible.id, item) ?? {
      type: 'image/svg+xml',
      bytes: draw(visible, item),
    }
    return new Response(bytes, { headers: { ...headers, 'content-type': type } })
  }
  const made = project?.exports.find((one) => one.id === exportId)
  if (!project || !made || exportState(made, now) !== 'ready')
    return new Response(null, { status: 404 })
  const { type, ending, body } =
    made.format === 'masks'
      ? { type: 'application/zip', ending: 'zip', body: streamMasks(project, made) }
      : writeLabelFile(project, made)
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="project-${project.id}-v${made.version}.${ending}"`,
    },
  })
}

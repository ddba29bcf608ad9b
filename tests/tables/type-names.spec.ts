import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slugByTask } from '@/shared/account/use-type-name.ts'
import { taskTypes } from '@/mocks/seed/types.ts'
import { typeSlugs, typeTasks } from '@/task-api/captcha-types.ts'
import { languages } from '@/site/languages.ts'

const words = (language: string, file: string): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../locales', language, `${file}.json`), 'utf8'),
  )
const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((branch, key) => Reflect.get(Object(branch), key), tree)

/** Words of pages that do not load `captchaNames` for one name, with the slug of the name. */
const quoted: readonly [file: string, key: string, slug: string][] = [
  ['home', 'kind.image.title', 'image-picture-captcha-solver'],
  ['home', 'kind.points.title', 'clickcaptcha'],
  ['home', 'kind.boxes.title', 'bounding-box'],
  ['home', 'kind.rotate.title', 'rotatecaptcha'],
  ['home', 'kind.audio.title', 'audio-captcha'],
  ['home', 'figures.rate.caption', 'image-picture-captcha-solver'],
  ['dashboard', 'load.rate', 'image-picture-captcha-solver'],
  ['forCustomer', 'art.ready.label', 'image-picture-captcha-solver'],
  ['forCustomer', 'art.refunded.label', 'image-picture-captcha-solver'],
  ['forCustomer', 'art.second.label', 'clickcaptcha'],
  ['forCustomer', 'now.image', 'image-picture-captcha-solver'],
  ['forCustomer', 'now.points', 'clickcaptcha'],
  ['automation', 'ways.image.title', 'image-picture-captcha-solver'],
  ['common', 'taskKind.image', 'image-picture-captcha-solver'],
  ['common', 'taskKind.text', 'text-captcha'],
  ['common', 'taskKind.coordinates', 'clickcaptcha'],
  ['common', 'taskKind.grid', 'grid-captcha'],
  ['common', 'taskKind.rotate', 'rotatecaptcha'],
  ['common', 'taskKind.draw', 'draw-around'],
  ['common', 'taskKind.box', 'bounding-box'],
  ['common', 'taskKind.audio', 'audio-captcha'],
]

describe('one captcha type, one name', () => {
  it('names every type of the catalogue by its API name', () => {
    expect(Object.values(slugByTask).toSorted()).toEqual([...typeSlugs].toSorted())
    for (const [task, slug] of Object.entries(slugByTask)) {
      const names = typeTasks(slug).map((name) => name.replace('Proxyless', ''))
      expect(names, slug).toContain(task.replace(/:.*/, ''))
    }
  })

  it('has the titles of the mock from the table', () => {
    for (const { slug, type, title } of taskTypes) {
      expect(title, slug).toBe(at(words('en', 'captchaNames'), slug))
      expect(Reflect.get(slugByTask, type.replace('Proxyless', '')), type).toBe(slug)
    }
  })

  it.each(Object.keys(languages))('is quoted in its own words, in %s', (language) => {
    const names = words(language, 'captchaNames')
    expect(Object.keys(Object(names)).toSorted()).toEqual([...typeSlugs].toSorted())
    expect(new Set(Object.values(Object(names))).size).toBe(typeSlugs.length)
    for (const [file, key, slug] of quoted)
      expect(at(words(language, file), key), `${file}: ${key}`).toContain(at(names, slug))
  })
})

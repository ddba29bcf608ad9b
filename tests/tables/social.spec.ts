import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBrand } from '../../builds/brands/brand.ts'
import { pictureKind, pictureKinds } from '../../src/routes/social.ts'
import { imageFacts } from '../../src/lib/image-size.ts'
import { pages } from '../../src/routes/table/index.ts'
import { contentLanguages } from '../../src/site/languages.ts'

const file = (kind: string, language: string): string =>
  join(readBrand('Glyphwork').publicDir, 'social', `${kind}-${language}.png`)

it('has a picture of each kind in each language, of the size that heads name', () => {
  for (const kind of pictureKinds)
    for (const language of contentLanguages) {
      const path = file(kind, language)
      expect(existsSync(path), path).toBe(true)
      expect(imageFacts(readFileSync(path)), path).toMatchObject({ width: 1200, height: 630 })
    }
})

it('uses every kind, and that of the site for what has none of its own', () => {
  const used = new Set(pages.map(({ row }) => pictureKind(row)))
  expect(used).toEqual(new Set(pictureKinds))
})

import { expect, it } from 'vitest'
import { partnerMaterials } from './partner-materials.ts'

it('gives pictures addresses that public filter lists let through', () => {
  const pictures = partnerMaterials('banner', (slug) => `https://glyphwork.example/${slug}?from=1`)
    .flatMap(({ code }) => [...(code ?? '').matchAll(/src="([^"]+)"/g)])
    .map(([, address]) => address)
  expect(pictures).toHaveLength(15)
  expect(new Set(pictures).size).toBe(15)
  expect(
    pictures.filter((address) =>
      /\d{2,4}x\d{2,4}|banner|advert|\bads?\b|promo|sponsor|affiliat/i.test(address ?? ''),
    ),
  ).toEqual([])
})

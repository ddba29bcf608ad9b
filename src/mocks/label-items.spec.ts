import { expect, it } from 'vitest'
import { createBackend } from './node.ts'

it('takes addresses of items whose percent signs encode nothing', async () => {
  const { fetch, db } = createBackend({ persona: 'customer' })
  const before = new Set(db.labelling.projects.flatMap(({ items }) => items.map(({ id }) => id)))
  const answer = await fetch('/api/v2/labelling/projects/41/items/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      rows: [
        { url: 'https://files.example/100%.png' },
        { url: 'https://files.example/%E0%A4%A.png' },
        { url: 'https://files.example/a%20b.png' },
      ],
    }),
  })
  expect(await answer.json()).toMatchObject({ accepted: 3, errors: [] })
  const made = db.labelling.projects
    .flatMap(({ items }) => items)
    .filter(({ id }) => !before.has(id))
    .map(({ name }) => name)
  expect(made.toSorted()).toEqual(['%E0%A4%A.png', '100%.png', 'a b.png'])
})

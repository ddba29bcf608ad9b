// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { saveText } from './save-csv.ts'

it('saves a text under a name, with any character in it', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveText('tasks.csv', 'text/csv', 'id,answer\r\n1,"a#b"\uD800')
  expect(click.mock.contexts).toMatchObject([
    {
      download: 'tasks.csv',
      href: 'data:text/csv;charset=utf-8,id%2Canswer%0D%0A1%2C%22a%23b%22%EF%BF%BD',
    },
  ])
})

import { expect, it } from 'vitest'
import { descriptionHtml, descriptionText } from './description.ts'

const html =
  '<p>One &lt;b&gt; line<br>and another</p><h2>What it does</h2><ul><li>First</li><li>Second</li></ul><p>End.</p>'
const text = 'One <b> line\nand another\n\n## What it does\n\n- First\n- Second\n\nEnd.'

it('goes from what is typed to HTML and back, and lets no markup through', () => {
  expect(descriptionHtml(text)).toBe(html)
  expect(descriptionText(html)).toBe(text)
  expect(descriptionHtml('## Title\nText under it')).toBe('<h2>Title</h2><p>Text under it</p>')
  expect(descriptionHtml('  \n\n ')).toBe('')
})

import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { runningText, runsOf, shared } from './shared-runs.ts'

it('compares what is read: neither menus nor controls, code or tables', () => {
  const { document } = new JSDOM(
    '<main><h1>One two</h1><p>three four five six</p><nav>menu</nav><pre>code</pre><button>press</button></main>',
  ).window
  const main = document.querySelector('main') ?? document.body
  const runs = runsOf(runningText(main))
  expect([...runs]).toEqual(['one two three four five', 'two three four five six'])
  expect(shared(runs, runsOf('zero one two three four five'))).toBe(0.5)
})

it('takes a Chinese character for a word, and a Latin word as one', () => {
  expect([...runsOf('提交 createTask 任务')]).toEqual(['提 交 createTask 任 务'])
})

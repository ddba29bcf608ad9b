import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageHero } from './PageHero.tsx'

afterEach(cleanup)

it.each([
  ['Get a token for', 'reCAPTCHA v2 test pages', 'Get a token for reCAPTCHA_v2 test pages'],
  ['reCAPTCHA v3：', '提交什么', 'reCAPTCHA_v3：|提交什么'],
  ['看看服务此刻', '运行得如何', '看看服务此刻|运行得如何'],
  ['从美国查看您的网站，', '一州一个样', '从美国查看您的|网站，|一州一个样'],
  ['为您的目的地', '选一个代理', '为您的|目的地|选一个代理'],
])('breaks the title %s%s between its phrases only', (title, mark, lines) => {
  render(<PageHero title={title} mark={mark} lead="" />)
  const heading = screen.getByRole('heading', { level: 1 })
  for (const name of heading.querySelectorAll('.nowrap'))
    name.replaceWith(name.textContent.replace(' ', '_'))
  for (const place of heading.querySelectorAll('wbr')) place.replaceWith('|')
  expect(heading.textContent).toBe(lines)
})

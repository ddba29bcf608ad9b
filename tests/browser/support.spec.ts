import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sticksOut, violations } from './axe.ts'
import { expect, served, settled, test } from './site.ts'

const { local } = served.com
const picture = join(import.meta.dirname, '..', 'support', 'home.png')

test('a question goes from the search over the bot to a ticket with a file, whose answer comes live and is rated', async ({
  page,
  context,
}) => {
  const start = Date.now()
  const mock = async (data: object): Promise<void> => {
    const answer = await context.request.post(`${local}/__mock`, { data })
    expect(answer.status(), await answer.text()).toBe(204)
  }
  await mock({ persona: 'customer', live: true, clock: start })
  await page.goto(`${local}/support`)
  await settled(page)
  const search = page.getByRole('searchbox', { name: 'How can we help?' })
  await search.fill('my balance')
  await expect(page.getByRole('list', { name: 'Answers found' })).toBeVisible()
  await search.fill('zebra balance unchanged')
  await expect(page).toHaveURL(/q=zebra/)
  await page.getByRole('link', { name: 'Ask the bot instead' }).click()

  const question = page.getByRole('textbox', { name: 'Your question' })
  await expect(question).toHaveValue('zebra balance unchanged')
  await question.fill('I have paid and my balance has not changed')
  await question.press('Enter')
  const talk = page.getByRole('log', { name: 'Conversation' })
  await expect(talk.getByRole('link', { name: /balance hasn’t changed/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand over to a person' }).click()
  await expect(page).toHaveURL(/\/support\/tickets\/T-\d+$/)

  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('word '.repeat(1990) + '<b>end')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'receipt\u202Egnp.png', mimeType: 'image/png', buffer: readFileSync(picture) },
      { name: 'trace.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    ])
  await expect(page.getByText('The file content doesn’t match its type.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove trace.pdf' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(box).toHaveValue('')
  const thread = page.getByRole('log', { name: 'Messages' })
  await expect(thread.getByText('<b>end')).toHaveCount(1)
  await expect(thread.getByRole('img', { name: /^Picture receipt/ })).toBeVisible()
  expect(await sticksOut(page)).toEqual([])

  // An agent reads the ticket and answers; an event tells the page.
  await mock({ clock: start + 30_000 })
  await expect(thread.getByText(/Thank you, that helps/)).toBeVisible({ timeout: 20_000 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close ticket' }).click()
  await page.getByRole('button', { name: 'Yes, close it' }).click()
  await page.getByRole('radio', { name: /^5: ?Very good$/ }).check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText(/You gave it 5 of 5 stars/)).toBeVisible()
})

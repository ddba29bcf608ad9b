import axeCore from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { full } from '../support/full.ts'

/**
 * The rules whose result depends on the colour scheme; the other rules would check the same
 * document again.
 */
export const colourRules = ['color-contrast', 'link-in-text-block']

const everyLook = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const

/**
 * How a page that is judged at work is looked at: each width and each scheme once, and
 * in the full run every pair of them.
 */
export const looks = full ? everyLook : everyLook.slice(0, 2)

const isLoaded = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in globalThis)

/**
 * Lists axe's violations once the page is still: WCAG 2.2 A and AA, best practices and target size
 * (quality.md section 4). axe-core is called directly, once per document, because its wrapper for
 * Playwright takes as long as the rules. The pages have no frames, and the rules that are on need
 * no style sheet fetched again (`preload`).
 */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  await still(page)
  if (!(await isLoaded(page))) await page.evaluate(axeCore.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...(only
      ? { runOnly: { type: 'rule', values: only } }
      : { rules: { 'target-size': { enabled: true } } }),
  }
  const found = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  )
}

/**
 * Waits until no animation runs between two checks. A page without changes may paint no frame, so
 * it counts as still.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rest = async (): Promise<void> => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // Endless animations, such as a skeleton's, are not waited for.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})))
    }
    await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
}

/** Gives all text the spacing of WCAG 1.4.12, as a reader's own style sheet does. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The elements whose text ends before its end, by an ellipsis or an edge. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(input, textarea, select, option)')]
      .filter((element) => {
        const { overflowX, overflowY, display, clipPath, webkitLineClamp } =
          getComputedStyle(element)
        // An excerpt is short by intent, and what is clipped away is for screen readers.
        if (webkitLineClamp !== 'none' || clipPath === 'inset(50%)') return false
        if (
          display.startsWith('inline') ||
          element.closest('.visually-hidden, .skip, pre, svg, [aria-hidden=true]')
        )
          return false
        if (element.clientWidth < 2 || !element.textContent?.trim()) return false
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )
}

/**
 * The first element that makes the page wider than its window, or a control wider than its
 * container; empty where there is none.
 */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right
    const shown = (elements: Element[]) =>
      elements.slice(0, 8).map((element) => element.outerHTML.slice(0, 160))
    const frames = [
      ...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea)'),
    ].flatMap(({ parentElement }) => parentElement ?? [])
    // An element whose display is `contents` has no box of its own.
    const around = ({ parentElement }: Element): Element | null =>
      parentElement && getComputedStyle(parentElement).display === 'contents'
        ? around(parentElement)
        : parentElement
    const out = shown(
      frames.filter((frame) => {
        const box = around(frame)
        return box !== null && right(frame) > right(box) + 0.5
      }),
    )
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return out
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => right(element) > innerWidth + 0.5,
    )
    return [...out, `${scrollWidth} px`, ...shown(wide)]
  })
}

/**
 * Words that a column of a table breaks: a table whose words do not fit becomes a list of cards
 * instead.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(td, th)')]
      // A table that is being written has the width of the editor, and no box that scrolls.
      .filter(
        (cell) =>
          getComputedStyle(cell).display === 'table-cell' && !cell.closest('[contenteditable]'),
      )
      .flatMap((cell) => {
        const found: string[] = []
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1 && word.length < 25) found.push(word)
          }
        }
        return found
      }),
  )
}

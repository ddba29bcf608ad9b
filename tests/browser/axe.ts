import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a scheme can change; every other rule reads the same document again. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe has against a page as it comes to rest: WCAG 2.2 A and AA, best practices and target size (quality.md section 4). It runs in the
 * page itself, which has no frames of other origins, is read there once for each document, and spells out nothing but faults: else most of
 * its time goes into what is right.
 */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  await still(page)
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode()
  const resultTypes = ['violations' as const]
  const ready = only ? axe.options({ resultTypes }).withRules(only) : axe.options({ resultTypes, rules: { 'target-size': { enabled: true } } })
  const found = await ready.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Until nothing is on its way from one look to another. A page that nothing changes may draw no frame at all: it is still. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rest = async (): Promise<void> => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // What goes on without end, as a skeleton does, is not waited for.
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})))
    }
    await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
}

/** What makes a page wider than its window, and controls that are wider than what they stand in: nothing, or the first of them. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right
    const shown = (elements: Element[]) => elements.slice(0, 8).map((element) => element.outerHTML.slice(0, 160))
    const frames = [...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea)')].flatMap(
      ({ parentElement }) => parentElement ?? [],
    )
    const out = shown(frames.filter((frame) => frame.parentElement && right(frame) > right(frame.parentElement) + 0.5))
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return out
    const wide = [...document.querySelectorAll('body *')].filter((element) => right(element) > innerWidth + 0.5)
    return [...out, `${scrollWidth} px`, ...shown(wide)]
  })
}

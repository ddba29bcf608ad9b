import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/**
 * How the keyboard reaches what scrolls, for each rule of the style sheets that makes a box scroll.
 * `own`: the box joins the tab order while it scrolls (src/ui/use-scrollable.ts). `holds`: what it
 * holds takes the focus, and scrolls into view with it. A new rule belongs to a primitive with `own`.
 */
const reached: Record<string, 'own' | 'holds'> = {
  'src/ui/CodeBlock.module.css .pre': 'own',
  'src/ui/DataTable.module.css .scroll': 'own',
  'src/ui/Modal.module.css .overlay': 'holds',
  'src/ui/Modal.module.css .side .body': 'own',
  'src/ui/Menu.module.css .menu': 'holds',
  'src/ui/Tabs.module.css .row': 'holds',
  'src/ui/small.module.css .pre': 'own',
  'src/ui/small.module.css .money[data-long]': 'own',
  'src/styles/utilities.css .scroll': 'holds',
  'src/shared/virtual-table/virtual-table.module.css .box': 'holds',
  'src/shared/article/article.module.css .contents': 'holds',
  'src/shared/article/article.module.css .bodyPart [data-scroll]': 'own',
  'src/app/shell/notifications.module.css .panel': 'holds',
  'src/app/dev/gallery/KitGallery.module.css .index': 'holds',
  'src/areas/customer/uploads/uploads.module.css .views': 'holds',
  'src/areas/editor/edit/edit.module.css .twin': 'own',
  'src/areas/editor/editor.module.css .stage[data-scrolls]': 'own',
  'src/areas/public/home/home.module.css .board [role=tabpanel]': 'holds',
  'src/areas/worker/account.module.css .ways': 'holds',
  'src/areas/worker/account.module.css .row[data-inside] ul': 'holds',
  'src/areas/data/annotator/annotator.module.css .code pre': 'own',
  'src/areas/data/annotator/annotator.module.css .side': 'holds',
  'src/areas/data/annotator/annotator.module.css .side :is(.labels, .shapes)': 'holds',
  'src/areas/software/software.module.css .compare': 'own',
  'src/areas/data/review/review.module.css .strip': 'holds',
  'src/areas/data/kit/kit.module.css .pages': 'holds',
  'src/areas/support/bot/bot.module.css .threads ul': 'holds',
  'src/areas/docs/docs.module.css .tree': 'holds',
  'src/areas/docs/docs.module.css .page > .side': 'holds',
  'src/shared/code-sample/workbench.module.css .beside': 'holds',
}

/** The selectors of the rules that make a box scroll, with their files. */
function scrollRules(file: string): string[] {
  const open: string[] = []
  const found: string[] = []
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, before = '', mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') open.push(before.trim().replaceAll("'", ''))
    else {
      if (/^\s*overflow(?:-[xy]|-block|-inline)?:\s*(?:auto|scroll)\b/.test(before))
        found.push(`${file} ${open.findLast((one) => !one.startsWith('@'))}`)
      if (mark === '}') open.pop()
    }
  }
  return found
}

it('knows for every box that scrolls how the keyboard reaches and scrolls it', () => {
  const rules = globSync('src/**/*.css', { cwd: root }).flatMap(scrollRules)
  expect(rules.toSorted()).toEqual(Object.keys(reached).toSorted())
})

it('makes a scrolling box a tab stop in two places, which both give it a name', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.spec.'))
    .filter((file) => /\bwatchScrollable\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(files.toSorted()).toEqual([
    'src/shared/article-body/furnish.ts',
    'src/ui/use-scrollable.ts',
  ])
})

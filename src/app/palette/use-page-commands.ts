import { useEffect, useState } from 'react'
import { known } from '@/lib/known.ts'
import { translatorOf, useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { useHref, useNames, usePage } from '@/i18n/page-context.ts'
import { pageLanguage } from '@/routes/language.ts'
import type { Person } from '@/routes/guards.ts'
import { isStatic, pagePaths } from '@/routes/paths.ts'
import type { PagePath } from '@/routes/paths.ts'
import { trail } from '@/routes/trail.ts'
import { sampleNames } from '@/task-api/curl.ts'
import { passes } from '@/session/person.ts'
import { useApp } from '../context.ts'
import { isOffered } from '../layouts/nav.ts'
import type { Command } from './commands.ts'
import { isOwnName, otherNames, rankOf } from './page-names.ts'
import type { EveryLanguage } from './use-every-language.ts'

/**
 * Whether a page can be a target. The narrow pages are steps of a flow, except those that a guest
 * starts with.
 */
function isPlace({ id, path, row: { layout, guard } }: PagePath, person: Person): boolean {
  if (id === 'selectRole') return person !== null && !person.userType
  return isStatic(path) && (layout !== 'auth' || guard === 'guest')
}

/** Loads the names of pages of closed sets, if one file has them all. */
function useNamesOfSets(): void {
  const { words } = useApp()
  const { language } = usePage()
  const [, setCount] = useState(0)
  useEffect(() => {
    let current = true
    const sets = new Map(
      pagePaths.flatMap(({ row }) => {
        const [namespace] = row.crumb?.split(':') ?? []
        return namespace && !namespace.includes('{')
          ? [[namespace, pageLanguage(row, language)] as const]
          : []
      }),
    )
    Promise.all(
      [...sets].map(([namespace, spoken]) => words.load(spoken, [namespace], { ahead: true })),
    ).then(
      () => current && setCount((count) => count + 1),
      // Without them the pages are named by their slug.
      () => {},
    )
    return () => {
      current = false
    }
  }, [language, words])
}

/** All pages of the table with a fixed address that admit this person. */
export function usePageCommands(person: Person, all: EveryLanguage | undefined): Command[] {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('palette')
  const english = translatorOf(useApp().words.in('en'), 'common')
  const href = useHref()
  const nameOf = useNames()
  const navigate = useNavigate()
  useNamesOfSets()

  /** A page of a set is named by its list and its own name or slug. */
  function label(page: PagePath): string {
    if (isOwnName(page)) return t(`nav.crumb.${page.id}`)
    const above = trail(page).at(-1)
    const slug = Object.values(page.slugs).join(' ')
    const value = nameOf(page) || known(sampleNames, slug) || slug.replaceAll('-', ' ')
    return shell('palette.choice', { what: above ? nameOf(above) : '', value })
  }

  return (
    pagePaths
      .filter((page) => isPlace(page, person) && passes(page.id, person))
      // Pages that are open to everyone are offered to everyone.
      .filter(({ id, row }) => row.layout === 'public' || isOffered(id, person?.userType))
      .sort((a, b) => rankOf(a) - rankOf(b))
      .map((page): Command => {
        const { id, row, slugs } = page
        const target = href({ id, slugs })
        return {
          // The same id as found content, so that a result known to both is listed once.
          id: target,
          group: row.layout === 'public' ? 'site' : 'account',
          label: label(page),
          others: otherNames(page, { t, palette: shell, english }),
          abroad: isOwnName(page) ? all?.namesInEveryLanguage(id) : undefined,
          act: () => void navigate(target),
        }
      })
  )
}

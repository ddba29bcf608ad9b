import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Person } from '@/routes/guards.ts'
import { personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { CommandBox } from './CommandBox.tsx'
import { nearSections, sectionsFor } from './commands.ts'
import type { Command } from './commands.ts'
import { foldNames } from './match.ts'
import { recentOf, rememberChoice } from './recent.ts'
import type { Typed } from './PaletteKeys.tsx'
import { useActionCommands } from './use-action-commands.ts'
import { useByNumber } from './use-by-number.ts'
import { useFoundContent } from './use-found.ts'
import { useEveryLanguage } from './use-every-language.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useSettingCommands } from './use-setting-commands.ts'

interface PaletteProps {
  onClose: () => void
  /** Returns what was typed while the palette loaded, and hands the keys over to its field. */
  takeTyped: () => Typed
}

/**
 * Names every command once: a key that is typed draws the search alone, because naming hundreds of
 * pages took most of its time.
 */
export function Palette(props: PaletteProps) {
  const { user, isLoading } = useUser()
  const person = personOf(user)
  const { all, isSettled } = useEveryLanguage()
  const commands = [
    ...useActionCommands(person, all),
    ...usePageCommands(person, all),
    ...useSettingCommands(person, all),
  ]
  return (
    <PaletteSearch
      {...props}
      person={person}
      id={user?.id ?? null}
      commands={commands}
      isNamed={isSettled && !isLoading}
    />
  )
}

interface SearchProps extends PaletteProps {
  person: Person
  id: Parameters<typeof recentOf>[0]
  commands: readonly Command[]
  /** Whether the commands are all there, with their names in every language. */
  isNamed: boolean
}

/**
 * Actions, pages and settings by name, tasks and payments by number, and the site's content. A
 * number comes first; content comes last, so that listed commands do not move when its answer
 * arrives.
 */
function PaletteSearch({ onClose, takeTyped, person, id, commands, isNamed }: SearchProps) {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const [query, setQuery] = useState('')
  const names = useMemo(() => foldNames(commands), [commands])
  const own = sectionsFor(query, names, recentOf(id))
  const numbered = useByNumber(query, person)
  const found = useFoundContent(
    query,
    own.flatMap((section) => section.commands.map((command) => command.id)),
  )
  const known = [...numbered.sections, ...own]
  const all = [...known, ...found.sections]
  // They come only where nothing else does, because they may be nothing that is meant.
  const isNothing = all.length === 0 && !found.isSearching && !numbered.isSearching
  return (
    <ModalDialog title={t('palette.title')} closeLabel={common('action.close')} onClose={onClose}>
      <CommandBox
        query={query}
        onQuery={setQuery}
        takeTyped={takeTyped}
        sections={isNothing ? nearSections(query, names) : all}
        isSearching={found.isSearching}
        // What is listed first does not change any more.
        isReady={isNamed && !numbered.isSearching && (known.length > 0 || !found.isSearching)}
        onRetry={found.retry}
        onChoose={(command) => {
          rememberChoice(id, command.id)
          onClose()
          command.act()
        }}
      />
    </ModalDialog>
  )
}

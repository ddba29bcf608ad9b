import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { CommandBox } from './CommandBox.tsx'
import { sectionsFor } from './commands.ts'
import { recentOf, rememberChoice } from './recent.ts'
import { useActionCommands } from './use-action-commands.ts'
import { useByNumber } from './use-by-number.ts'
import { useFoundContent } from './use-found.ts'
import { useEveryLanguage } from './use-every-language.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useSettingCommands } from './use-setting-commands.ts'

interface PaletteProps {
  onClose: () => void
  /** Returns what was typed while the palette loaded, and hands the keys over to its field. */
  takeTyped: () => string
}

/**
 * Actions, pages and settings by name, tasks and payments by number, and the site's content. A number
 * comes first; content
 * comes last, so that listed commands do not move when its answer arrives.
 */
export function Palette({ onClose, takeTyped }: PaletteProps) {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const person = personOf(user)
  const id = user?.id ?? null
  const [query, setQuery] = useState('')
  const all = useEveryLanguage()
  const own = sectionsFor(
    query,
    [
      ...useActionCommands(person, all),
      ...usePageCommands(person, all),
      ...useSettingCommands(person, all),
    ],
    recentOf(id),
  )
  const numbered = useByNumber(query, person)
  const found = useFoundContent(
    query,
    own.flatMap(({ commands }) => commands.map((command) => command.id)),
  )
  return (
    <ModalDialog title={t('palette.title')} closeLabel={common('action.close')} onClose={onClose}>
      <CommandBox
        query={query}
        onQuery={setQuery}
        takeTyped={takeTyped}
        sections={[...numbered, ...own, ...found.sections]}
        isSearching={found.isSearching}
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

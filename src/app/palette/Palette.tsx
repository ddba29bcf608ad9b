import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonHere } from '@/session/person-here.ts'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { CommandBox } from './CommandBox.tsx'
import { arrange } from './commands.ts'
import { recentOf, rememberChoice } from './recent.ts'
import { useFound } from './use-found.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useSettingCommands } from './use-setting-commands.ts'
import { useTask } from './use-task.ts'

/**
 * Pages and settings by their names, tasks by their ids, and what the site's content has, for the keyboard. A task stands first; content
 * stands last, so that what is already listed does not move when its answer comes.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const { user, person } = usePersonHere()
  const id = user?.id ?? null
  const [query, setQuery] = useState('')
  const own = arrange(
    query,
    [...usePageCommands(person), ...useSettingCommands(person)],
    recentOf(id),
  )
  const task = useTask(query, person)
  const found = useFound(
    query,
    own.flatMap(({ commands }) => commands.map((command) => command.id)),
  )
  return (
    <ModalDialog title={t('palette.title')} closeLabel={common('action.close')} onClose={onClose}>
      <CommandBox
        query={query}
        onQuery={setQuery}
        sections={[...task, ...own, ...found.sections]}
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

import { useTranslation } from 'react-i18next'
import { usePersonHere } from '@/session/person-here.ts'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { CommandBox } from './CommandBox.tsx'
import { rememberChoice } from './recent.ts'
import { useArticleCommands } from './use-article-commands.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useSettingCommands } from './use-setting-commands.ts'

/** Pages, settings and articles by their names, for the keyboard. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const { user, person } = usePersonHere()
  const id = user?.id ?? null
  // Each provider is a hook that gives commands. Tasks by id and the docs add theirs here.
  const commands = [
    ...usePageCommands(person),
    ...useSettingCommands(person),
    ...useArticleCommands(),
  ]
  return (
    <ModalDialog title={t('palette.title')} closeLabel={common('action.close')} onClose={onClose}>
      <CommandBox
        commands={commands}
        person={id}
        onChoose={(command) => {
          rememberChoice(id, command.id)
          onClose()
          command.act()
        }}
      />
    </ModalDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { keysOf } from '@/lib/object.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import { Modal } from '@/ui/Modal.tsx'
import s from './rich.module.css'
import { keysFor, shortcuts } from './shortcuts.ts'

/** Most shortcuts correspond to a toolbar button. */
const names = {
  bold: 'edit.rich.tool.bold',
  italic: 'edit.rich.tool.italic',
  underline: 'edit.rich.tool.underline',
  strike: 'edit.rich.tool.strike',
  code: 'edit.rich.tool.code',
  link: 'edit.rich.tool.link',
  paragraph: 'edit.rich.block.paragraph',
  heading2: 'edit.rich.block.h2',
  heading3: 'edit.rich.block.h3',
  heading4: 'edit.rich.block.h4',
  bulletList: 'edit.rich.tool.bulletList',
  orderedList: 'edit.rich.tool.orderedList',
  blockquote: 'edit.rich.tool.blockquote',
  codeBlock: 'edit.rich.tool.codeBlock',
  undo: 'edit.rich.keys.undo',
  redo: 'edit.rich.keys.redo',
  save: 'edit.save.now',
  help: 'edit.rich.keys.help',
  toolbar: 'edit.rich.keys.toolbar',
  leave: 'edit.rich.keys.leave',
} as const satisfies Record<keyof typeof shortcuts, string>

/** The keyboard shortcuts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  return (
    <Modal
      open
      title={t('edit.rich.tool.help')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <DescriptionList layout="rows" lines="below" className={s.keys}>
        {keysOf(shortcuts).map((name) => (
          <Description key={name} term={t(names[name])}>
            {keysFor(name).map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Description>
        ))}
      </DescriptionList>
      <p className="quiet text-2 mt-3">{t('edit.rich.help.text')}</p>
    </Modal>
  )
}

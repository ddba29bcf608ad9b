import { useTranslation } from 'react-i18next'
import { keysOf } from '@/lib/object.ts'
import { Kbd } from '@/ui/Kbd.tsx'
import { Modal } from '@/ui/Modal.tsx'
import s from './rich.module.css'
import { keysFor, shortcuts } from './shortcuts.ts'

/** What the keys do. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  return (
    <Modal
      open
      title={t('edit.rich.help.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <dl className={s.keys}>
        {keysOf(shortcuts).map((name) => (
          <div key={name}>
            <dt>{t(`edit.rich.keys.${name}`)}</dt>
            <dd>
              {keysFor(name).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={s.hint}>{t('edit.rich.help.text')}</p>
    </Modal>
  )
}

import { useTranslation } from 'react-i18next'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import s from './annotator.module.css'

const rows = [
  { id: 'tools', keys: ['V', 'B', 'P', 'H'] },
  { id: 'add', keys: ['N'] },
  { id: 'next', keys: ['Tab'] },
  { id: 'move', keys: ['←', '↑', '→', '↓'] },
  { id: 'size', keys: ['Alt', '→'] },
  { id: 'label', keys: ['1', '…', '9'] },
  { id: 'corner', keys: ['Enter'] },
  { id: 'corners', keys: ['[', ']', 'I'] },
  { id: 'remove', keys: ['Delete'] },
  { id: 'undo', keys: ['Ctrl', 'Z'] },
  { id: 'zoom', keys: ['+', '−', '0'] },
  { id: 'pan', keys: ['Space'] },
  { id: 'escape', keys: ['Esc'] },
] as const

/** The keyboard shortcuts and the touch gestures. */
export function Keys() {
  const { t } = useTranslation('annotator')
  return (
    <Disclosure summary={t('keys.title')} level={3} className={`pad-x-4 ${s.keys}`}>
      <DescriptionList layout="columns" className={`grid gap-2 gap-x-5 mb-4 text-2 ${s.keyList}`}>
        {rows.map(({ id, keys }) => (
          <Description
            key={id}
            term={keys.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          >
            {t(`keys.${id}`)}
          </Description>
        ))}
      </DescriptionList>
      <p className="quiet text-1 regular num">{t('keys.touch')}</p>
    </Disclosure>
  )
}

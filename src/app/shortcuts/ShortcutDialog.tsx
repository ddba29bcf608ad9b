import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { KeyCombos } from '@/ui/KeyCombos.tsx'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { listShortcuts, singleKeys, useKeyNames, useSingleKeys } from '@/ui/use-shortcuts.ts'
import type { ShortcutGroup } from '@/ui/use-shortcuts.ts'
import { paletteCombo } from '../palette/open.ts'
import { actionKey, listKeys, rowKeys } from './list-keys.ts'
import { hasRows, hasSelection, pageAction } from './list-rows.ts'

/** Lists the shortcuts of what is on the page, then those of every page. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const { t: common } = useTranslation()
  const { hint } = useKeyNames()
  // The page behind cannot change while the dialog is open.
  const [own] = useState(listShortcuts)
  const [rows] = useState(() => ({ any: hasRows(), selected: hasSelection() }))
  const [action] = useState(() => pageAction()?.textContent.trim())
  const isSingle = useSingleKeys()
  const groups: ShortcutGroup[] = [
    ...own,
    ...(action ? [{ title: t('page'), shortcuts: [{ keys: [actionKey], name: action }] }] : []),
    ...(rows.any
      ? [
          {
            title: t('rows'),
            shortcuts: [
              { keys: [rowKeys.next, rowKeys.previous], name: t('step') },
              { keys: ['Enter' as const], name: t('openRow') },
              ...(rows.selected ? [{ keys: [rowKeys.select], name: t('select') }] : []),
            ],
          },
        ]
      : []),
    {
      title: t('everywhere'),
      shortcuts: [
        { keys: [paletteCombo], name: t('palette') },
        { keys: Object.values(listKeys), name: t('list') },
      ],
    },
    {
      title: t('lists'),
      shortcuts: [
        { keys: ['ArrowUp', 'ArrowDown'], name: t('move') },
        { keys: ['Home', 'End'], name: t('ends') },
        { keys: ['Escape'], name: t('close') },
      ],
    },
  ]
  return (
    <ModalDialog title={t('title')} closeLabel={common('action.close')} onClose={onClose}>
      <div className="stack gap-5">
        {groups.map(({ title, note, shortcuts }) => (
          <section key={title} className="stack gap-2">
            <h3 className="text-2">{title}</h3>
            <DescriptionList layout="rows" lines="below">
              {shortcuts.map(
                ({ name, keys, shown = keys }) =>
                  name !== undefined && (
                    <Description key={name} term={name}>
                      <KeyCombos combos={shown} />
                    </Description>
                  ),
              )}
            </DescriptionList>
            {note && <p className="quiet text-2">{note}</p>}
          </section>
        ))}
        <Switch
          label={t('single')}
          help={t('singleHelp', { key: hint(listKeys.always) })}
          checked={isSingle}
          onChange={({ target }) => singleKeys.set(target.checked ? 'on' : 'off')}
        />
      </div>
    </ModalDialog>
  )
}

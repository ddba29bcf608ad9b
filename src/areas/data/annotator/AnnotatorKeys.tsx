import { useTranslation } from '@/i18n/use-translation.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { KeyCombos } from '@/ui/KeyCombos.tsx'
import s from './annotator.module.css'
import { keyRows } from './key-rows.ts'

/** The keyboard shortcuts and the touch gestures. */
export function AnnotatorKeys() {
  const { t } = useTranslation('annotator')
  return (
    <Disclosure summary={t('keys.title')} level={3} className={`pad-x-4 ${s.keys}`}>
      <DescriptionList layout="columns" className={`grid gap-2 gap-x-5 mb-4 text-2 ${s.keyList}`}>
        {keyRows.map((row) => (
          <Description
            key={row.id}
            term={<KeyCombos combos={'shown' in row ? row.shown : row.keys} />}
          >
            {t(`keys.${row.id}`)}
          </Description>
        ))}
      </DescriptionList>
      <p className="quiet text-1 regular num">{t('keys.touch')}</p>
    </Disclosure>
  )
}

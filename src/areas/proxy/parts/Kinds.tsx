import { useTranslation } from 'react-i18next'
import { Section } from '@/ui/Section.tsx'
import { groups, typesOf } from '../model/proxy-types.ts'
import { TypeCards } from './cards.tsx'
import s from './proxy.module.css'

/** The ten pages of kinds, by what they speak of. */
export function Kinds() {
  const { t } = useTranslation('proxy')
  return (
    <Section title={t('kinds.title')} lead={t('kinds.lead')}>
      {groups.map((group) => (
        <div key={group} className={s.group}>
          <h3 className="heading">{t(`group.${group}`)}</h3>
          <TypeCards slugs={typesOf(group)} />
        </div>
      ))}
    </Section>
  )
}

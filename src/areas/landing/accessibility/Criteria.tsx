import { useTranslation } from '@/i18n/use-translation.ts'
import { FieldTable } from '@/shared/landing/FieldTable.tsx'
import s from '../landing.module.css'

/** The success criteria of WCAG 2.2 that concern captchas, in order. */
const criteria = [
  { id: 'nonText', level: 'A' },
  { id: 'keyboard', level: 'A' },
  { id: 'time', level: 'A' },
  { id: 'auth', level: 'AA' },
  { id: 'authPlus', level: 'AAA' },
] as const

// Pages of the W3C, in English.
const sources = [
  { id: 'sourceWcag', href: 'https://www.w3.org/TR/WCAG22/' },
  {
    id: 'sourceAuth',
    href: 'https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum.html',
  },
  { id: 'sourceNote', href: 'https://www.w3.org/TR/turingtest/' },
] as const

/** The WCAG criteria about captchas, with their sources. */
export function Criteria() {
  const { t } = useTranslation('accessibility')
  return (
    <>
      <FieldTable
        words
        caption={t('wcag.caption')}
        head={{ name: t('wcag.head.name'), type: t('wcag.head.level'), note: t('wcag.head.note') }}
        rows={criteria.map(({ id, level }) => ({
          name: t(`wcag.${id}.name`),
          type: level,
          note: t(`wcag.${id}.note`),
        }))}
      />
      <p className={`row wrap mt-5 quiet text-2 ${s.after}`}>
        <span>{t('wcag.sources')}</span>
        {sources.map(({ id, href }) => (
          <a key={id} href={href} hrefLang="en">
            {t(`wcag.${id}`)}
          </a>
        ))}
      </p>
    </>
  )
}

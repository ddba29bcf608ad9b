import { useTranslation } from 'react-i18next'
import { Section } from '@/ui/Section.tsx'
import { Answer } from './Answer.tsx'
import { AudioArt, BoxesArt, ImageArt, PointsArt, RotateArt, TokenArt } from './kind-art.tsx'
import s from './Kinds.module.css'

const rules = ['pay', 'refund', 'complain', 'worker'] as const

function Rules() {
  const { t } = useTranslation('home')
  return (
    <>
      <h3 className={`heading ${s.head}`}>{t('fair.title')}</h3>
      <ul className={s.rules}>
        {rules.map((rule) => (
          <li key={rule} className={s.rule} data-back={rule === 'refund' || undefined}>
            <h4>{t(`fair.${rule}.title`)}</h4>
            <p>{t(`fair.${rule}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

// What comes back, as it stands in the answer's "solution".
const kinds = [
  { id: 'image', Picture: ImageArt, answer: '"text": "W9k"' },
  { id: 'points', Picture: PointsArt, answer: '"coordinates": [{"x": 24, "y": 61}]' },
  { id: 'boxes', Picture: BoxesArt, answer: '"boxes": [{"xMin": 18, "yMin": 26, …}]' },
  { id: 'rotate', Picture: RotateArt, answer: '"rotate": 40' },
  { id: 'audio', Picture: AudioArt, answer: '"text": "k 9 7"' },
  { id: 'token', Picture: TokenArt, answer: '"token": "0.Zx4…"' },
] as const

export function Kinds() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('kinds.title')} lead={t('kinds.lead')}>
      <ul className={s.kinds}>
        {kinds.map(({ id, Picture, answer }) => (
          <li key={id} className={s.kind}>
            <div className={s.picture}>
              <Picture />
            </div>
            <h3>{t(`kind.${id}.title`)}</h3>
            <dl>
              <div>
                <dt>{t('kinds.send')}</dt>
                <dd>{t(`kind.${id}.send`)}</dd>
              </div>
              <div>
                <dt>{t('kinds.get')}</dt>
                <dd>{t(`kind.${id}.get`)}</dd>
              </div>
            </dl>
            <Answer className={s.answer}>{answer}</Answer>
          </li>
        ))}
      </ul>
      <Rules />
    </Section>
  )
}

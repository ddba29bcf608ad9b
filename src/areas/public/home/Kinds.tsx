import { useTranslation } from '@/i18n/use-translation.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Section } from '@/ui/Section.tsx'
import { HomeAnswer } from './HomeAnswer.tsx'
import { ChallengeArt } from '@/shared/captcha-type/art/ChallengeArt.tsx'
import s from './home.module.css'

const rules = ['pay', 'refund', 'complain', 'worker'] as const

function Rules() {
  const { t } = useTranslation('home')
  return (
    <>
      <h3 className={`heading ${s.head}`}>{t('fair.title')}</h3>
      <ul className={`stack gap-5 gap-x-6 mt-6 ${s.rules}`}>
        {rules.map((rule) => (
          <li
            key={rule}
            className={`relative ${s.rule}`}
            data-back={rule === 'refund' || undefined}
          >
            <h4>{t(`fair.${rule}.title`)}</h4>
            <p>{t(`fair.${rule}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

// The value of the answer's "solution".
const kinds = [
  { id: 'image', challenge: 'text', answer: '"text": "W9k"' },
  { id: 'points', challenge: 'points', answer: '"coordinates": [{"x": 24, "y": 61}]' },
  { id: 'boxes', challenge: 'boxes', answer: '"boundingBoxes": [{"xMin": 18, …}]' },
  { id: 'rotate', challenge: 'angle', answer: '"rotate": 75' },
  { id: 'audio', challenge: 'audio', answer: '"text": "k 9 7"' },
  { id: 'token', challenge: 'tick', answer: '"token": "0.Zx4…"' },
] as const

export function Kinds() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('kinds.title')}>
      <ul className={`grid clip border round-3 ${s.kinds}`}>
        {kinds.map(({ id, challenge, answer }) => (
          <li key={id} className={`grid content-start ${s.kind}`}>
            <div className={`mb-4 ${s.picture}`}>
              <ChallengeArt
                challenge={challenge}
                {...(id === 'token' && { look: { isWidget: true, text: '0.Zx4…' } })}
              />
            </div>
            <h3>{t(`kind.${id}.title`)}</h3>
            <DescriptionList layout="columns" terms="faint" className="gap-2 mt-2 text-2">
              <Description term={t('kinds.send')}>{t(`kind.${id}.send`)}</Description>
              <Description term={t('kinds.get')}>{t(`kind.${id}.get`)}</Description>
            </DescriptionList>
            <HomeAnswer className={s.kindsAnswer}>{answer}</HomeAnswer>
          </li>
        ))}
      </ul>
      <Rules />
    </Section>
  )
}

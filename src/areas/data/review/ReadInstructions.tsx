import { Fragment } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { cutText } from '@/lib/cut-text.ts'
import { sentences } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { disputedClasses, readInstructions } from './disagreement.ts'

const mostParagraphs = 40

/** What the workers have read, beside what they made of it: the sentences about their dispute are marked. */
export function ReadInstructions({
  project,
  item,
}: {
  project: LabelProject
  item: WholeLabelItem
}) {
  const { t } = useTranslation('labelReview')
  const format = useFormat()
  const disputed = item.isDoubtful ? disputedClasses(project, item) : []
  const paragraphs = readInstructions(project.instructionsMd, disputed).slice(0, mostParagraphs)
  const named = new Set(paragraphs.flat().flatMap(({ about }) => about))
  const unnamed = disputed.map(({ name }) => name).filter((name) => !named.has(name))
  const listed = (names: readonly string[]): string => cutText(format.list([...names]), 200)
  return (
    <section className={'box pad-3 stack gap-2'} aria-label={t('instructions')}>
      <h4>{t('instructions')}</h4>
      {disputed.length > 0 && (
        <p className="text-2 break">
          {sentences(
            t('disputed', { names: listed(disputed.map(({ name }) => name)) }),
            named.size > 0 && t('marked'),
          )}
        </p>
      )}
      {paragraphs.map((sentences, at) => (
        <p key={at} className="break">
          {sentences.map(({ text, about }, index) => (
            <Fragment key={index}>
              {about.length > 0 ? <mark>{cutText(text)}</mark> : cutText(text)}
            </Fragment>
          ))}
        </p>
      ))}
      {unnamed.length > 0 && (
        <p className="text-2 break">{t('unnamed', { names: listed(unnamed) })}</p>
      )}
      <RouteLink to={{ id: 'labelProjectEdit', params: { id: String(project.id) } }}>
        {t('mend')}
      </RouteLink>
    </section>
  )
}

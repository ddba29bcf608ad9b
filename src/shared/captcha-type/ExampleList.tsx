import { AudioLines, MessageSquareText } from 'lucide-react'
import { colonFor } from '@/lib/sentences.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TypeExample } from '@/api/contract/examples.ts'
import { cutText } from '@/lib/cut-text.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { isTypeSlug } from '@/task-api/captcha-types.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { answerText } from './answer-text.ts'
import s from './captcha-type.module.css'

/** Shows each task in the glyph frame, with its answer as the tag. */
export function ExampleList({
  records,
  named = false,
}: {
  records: readonly TypeExample[]
  named?: boolean
}) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const { t: nameOf } = useTranslation('captchaNames')
  const format = formatFor(useLocale())
  return (
    <ul className={`bare grid gap-5 ${s.examples}`}>
      {records.map(({ slug, title, imageUrl, question, answer, seconds }, index) => {
        const url = pictureUrl(imageUrl)
        const name = isTypeSlug(slug) ? nameOf(slug) : title
        return (
          <li key={`${slug} ${index}`}>
            <figure>
              <div className={`grid paper ${s.frame}`}>
                {url ? (
                  <img
                    src={url}
                    alt={t('examples.picture', { name, question })}
                    width={300}
                    height={150}
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <span className={`blue ${s.wordless}`}>
                    {slug === 'audio-captcha' ? (
                      <AudioLines size={40} aria-hidden="true" />
                    ) : (
                      <MessageSquareText size={40} aria-hidden="true" />
                    )}
                  </span>
                )}
              </div>
              <figcaption>
                {named && <b>{name}</b>}
                <span>{question && cutText(question)}</span>
                <span className={`row wrap align-baseline gap-1 gap-x-3 ${s.answer}`}>
                  <span className="visually-hidden">
                    {common('label.answer') + colonFor(common('label.answer'))}
                  </span>
                  <code translate="no">{answerText(answer)}</code>
                  {seconds !== null && (
                    <small className="faint">{format.seconds(seconds, 0)}</small>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  )
}

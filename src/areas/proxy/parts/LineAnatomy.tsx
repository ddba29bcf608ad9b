import { useTranslation } from 'react-i18next'
import { lineParts } from '../model/lines.ts'
import s from './proxy.module.css'

/** A line of settings taken apart: boxes find its parts, numbers say what each is. */
export function LineAnatomy() {
  const { t } = useTranslation('proxy')
  return (
    <figure className={s.anatomy}>
      <figcaption>{t('line.caption')}</figcaption>
      <div className={s.line} translate="no" dir="ltr">
        {lineParts.map(({ id, text }, index) => (
          <code key={id} className={s.piece} data-tag={index + 1}>
            {text}
          </code>
        ))}
      </div>
      <ol className={s.legend}>
        {lineParts.map(({ id }) => (
          <li key={id}>{t(`line.${id}`)}</li>
        ))}
      </ol>
    </figure>
  )
}

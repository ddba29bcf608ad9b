import { useTranslation } from 'react-i18next'
import { editorLanguages } from '@/api/contract/editor.ts'
import type { EditorKind, EditorRow } from '@/api/contract/editor.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { knownStatus } from '../article/machine.ts'
import { places } from '../article/places.ts'
import s from './list.module.css'

/** The status of the article's translations, and a link to start a missing one. */
export function TranslationLinks({
  kind,
  article: { id, language, translations },
}: {
  kind: EditorKind
  article: EditorRow
}) {
  const { t } = useTranslation('editor')
  return (
    <span className={s.translations}>
      {editorLanguages
        .filter((other) => other !== language)
        .map((other) => {
          const twin = translations.find((one) => one.language === other)
          if (!twin)
            return (
              <RouteLink
                key={other}
                to={{ id: places[kind].create, search: { language: other, translationOf: id } }}
              >
                {t(`list.twin.none.${other}`)}
              </RouteLink>
            )
          const status = knownStatus(twin.status)
          return (
            <RouteLink key={other} to={{ id: places[kind].preview, params: { slug: twin.slug } }}>
              {t(`list.twin.in.${other}`, {
                status: status ? t(`status.${status}`) : plainCode(twin.status),
              })}
            </RouteLink>
          )
        })}
    </span>
  )
}

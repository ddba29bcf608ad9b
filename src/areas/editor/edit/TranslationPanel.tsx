import { useTranslation } from '@/i18n/use-translation.ts'
import { editorLanguages } from '@/api/contract/editor.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { articlePlaces } from '../article/places.ts'
import { ArticleStatusBadge } from '../article/ArticleStatusBadge.tsx'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'

/** The article's translation: beside this one, in its own editor, or to be started. */
export function TranslationPanel() {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { kind, document } = useBench()
  const { id, language, translations } = document.article
  const [params, change] = useAddress()
  const beside = params.get('beside')
  return (
    <Panel title={t('edit.twin.title')}>
      <p className={`quiet text-2 ${s.quiet}`}>
        {language === 'ru' ? t('edit.twin.thisRu') : t('edit.twin.thisEn')}
      </p>
      {editorLanguages
        .filter((other) => other !== language)
        .map((other) => {
          const twin = translations.find((one) => one.language === other)
          return twin ? (
            <div key={other} className="stack gap-2">
              <p className="cluster gap-2 gap-x-4 text-2">
                {t(`list.language.${other}`)}{' '}
                <ArticleStatusBadge article={{ status: twin.status, publishAt: null }} />
              </p>
              <div className="cluster gap-2">
                <Button
                  variant="secondary"
                  aria-pressed={beside === other}
                  onClick={() =>
                    change({ beside: beside === other ? null : other }, { replace: true })
                  }
                >
                  {beside === other ? common('action.hide') : t('edit.twin.beside')}
                </Button>
                <RouteLink
                  className={buttonClass({ variant: 'tertiary' })}
                  to={{ id: articlePlaces[kind].edit, params: { slug: twin.slug } }}
                >
                  {t('edit.twin.open')}
                </RouteLink>
              </div>
            </div>
          ) : (
            <div key={other} className="cluster gap-2">
              <RouteLink
                className={buttonClass({ variant: 'secondary' })}
                to={{
                  id: articlePlaces[kind].create,
                  search: { language: other, translationOf: id },
                }}
              >
                {t(`list.twin.none.${other}`)}
              </RouteLink>
            </div>
          )
        })}
    </Panel>
  )
}

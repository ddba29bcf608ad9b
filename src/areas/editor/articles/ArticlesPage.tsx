import { useTranslation } from '@/i18n/use-translation.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { articlePlaces, useKind } from '../article/places.ts'
import { EditorArticleList } from './EditorArticleList.tsx'
import { NewArticle } from './NewArticle.tsx'

/** The editor's list of a kind of article. One template serves all three. */
export default function ArticlesPage() {
  const kind = useKind()
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  return (
    <AccountFrame
      wide
      title={common(`nav.crumb.${articlePlaces[kind].list}`)}
      lead={t(`list.lead.${kind}`)}
      actions={<NewArticle kind={kind} />}
    >
      <EditorArticleList key={kind} kind={kind} />
    </AccountFrame>
  )
}

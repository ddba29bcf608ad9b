import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { places, useKind } from '../article/places.ts'
import { ArticleList } from './ArticleList.tsx'
import { NewArticle } from './NewArticle.tsx'

/** The editor's list of a kind of article. One template serves all three. */
export default function ArticlesPage() {
  const kind = useKind()
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  return (
    <AccountFrame
      wide
      title={common(`nav.crumb.${places[kind].list}`)}
      lead={t(`list.lead.${kind}`)}
      actions={<NewArticle kind={kind} />}
    >
      <ArticleList key={kind} kind={kind} />
    </AccountFrame>
  )
}

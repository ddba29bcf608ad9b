import { Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { editorLanguages } from '@/api/contract/editor.ts'
import type { EditorKind } from '@/api/contract/editor.ts'
import { useHref } from '@/i18n/page-context.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { articlePlaces } from '../article/places.ts'

/** Creates an article, starting with its language. */
export function NewArticle({ kind }: { kind: EditorKind }) {
  const { t } = useTranslation('editor')
  const href = useHref()
  return (
    <Menu
      align="end"
      renderLink={renderRouteLink}
      button={(props) => (
        <Button {...props} prepend={<Plus size={18} aria-hidden="true" />}>
          {t(`list.new.${kind}`)}
        </Button>
      )}
      items={editorLanguages.map((language) => ({
        id: language,
        label: t(`list.newIn.${language}`),
        href: href({ id: articlePlaces[kind].create, search: { language } }),
      }))}
    />
  )
}

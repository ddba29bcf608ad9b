import aerial from './aerial.svg'
import street from './street.svg'
import table from './table.svg'
import type { SceneName } from '../../model/scenes.ts'

export const pictureUrls: Record<SceneName, string> = { aerial, street, table }

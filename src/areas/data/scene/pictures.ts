import aerial from './pictures/aerial.svg'
import street from './pictures/street.svg'
import table from './pictures/table.svg'
import type { SceneName } from './scenes.ts'

export const pictureUrls: Record<SceneName, string> = { aerial, street, table }

import { defineSite } from './builds/define-site.ts'

export default defineSite('ru')

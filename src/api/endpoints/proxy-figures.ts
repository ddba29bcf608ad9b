import { proxyFigureCalls } from '../contract/proxy-figures.ts'
import { apiOf } from '../endpoint.ts'

export const proxyFigureApi = apiOf(proxyFigureCalls)

import type { ChatDomain } from '../chat-domain.ts'
import { dataAnalysis } from './chat-domains-data-analysis.ts'
import { math } from './chat-domains-data-math.ts'
import { mlEngineering } from './chat-domains-data-ml.ts'
import { spreadsheets } from './chat-domains-data-spreadsheets.ts'
import { sqlQuery } from './chat-domains-data-sql.ts'

export const dataDomains: readonly ChatDomain[] = [sqlQuery, dataAnalysis, spreadsheets, mlEngineering, math]

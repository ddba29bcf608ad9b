import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import balanceCsharp from './samples/balance.csharp.sample?highlighted'
import balanceGo from './samples/balance.go.sample?highlighted'
import balanceJava from './samples/balance.java.sample?highlighted'
import balanceJavascript from './samples/balance.javascript.sample?highlighted'
import balancePhp from './samples/balance.php.sample?highlighted'
import balancePython from './samples/balance.python.sample?highlighted'
import balanceRuby from './samples/balance.ruby.sample?highlighted'
import reportCsharp from './samples/report.csharp.sample?highlighted'
import reportGo from './samples/report.go.sample?highlighted'
import reportJava from './samples/report.java.sample?highlighted'
import reportJavascript from './samples/report.javascript.sample?highlighted'
import reportPhp from './samples/report.php.sample?highlighted'
import reportPython from './samples/report.python.sample?highlighted'
import reportRuby from './samples/report.ruby.sample?highlighted'
import solveCsharp from './samples/solve.csharp.sample?highlighted'
import solveGo from './samples/solve.go.sample?highlighted'
import solveJava from './samples/solve.java.sample?highlighted'
import solveJavascript from './samples/solve.javascript.sample?highlighted'
import solvePhp from './samples/solve.php.sample?highlighted'
import solvePython from './samples/solve.python.sample?highlighted'
import solveRuby from './samples/solve.ruby.sample?highlighted'

export interface LibrarySamples {
  /** The complete program. */
  solve: string
  /** Optional code after it. */
  report: string
  balance: string
}

/**
 * The code of each language, highlighted by the build. The page contains all of it, because a
 * prerendered page hydrates without waiting.
 */
export const librarySamples: Readonly<Record<CodeLanguage, LibrarySamples>> = {
  php: { solve: solvePhp, report: reportPhp, balance: balancePhp },
  python: { solve: solvePython, report: reportPython, balance: balancePython },
  csharp: { solve: solveCsharp, report: reportCsharp, balance: balanceCsharp },
  java: { solve: solveJava, report: reportJava, balance: balanceJava },
  go: { solve: solveGo, report: reportGo, balance: balanceGo },
  ruby: { solve: solveRuby, report: reportRuby, balance: balanceRuby },
  javascript: { solve: solveJavascript, report: reportJavascript, balance: balanceJavascript },
}

// What all commands share: lines of output, and `--help`.

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints `usage` and exits with 0 when `--help` or `-h` is among the arguments. */
export function exitOnHelp(usage: string): void {
  const isRequested = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
  if (!isRequested) return
  printLine(usage.trimEnd())
  process.exit(0)
}

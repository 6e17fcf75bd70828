/** Receives one line of progress at a time, for people. */
export type Log = (line: string) => void

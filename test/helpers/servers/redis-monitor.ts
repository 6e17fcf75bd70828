import { Redis } from 'ioredis'

export interface RedisMonitor {
  /**
   * All commands since the last call of the connections that used this prefix in that time, also those that name no key
   * of it; without what scripts run inside.
   */
  take(): Promise<string[][]>
  close(): void
}

/** Writes down what the server is asked, as the server itself sees it. */
export async function startRedisMonitor(redisUrl: string, prefix: string): Promise<RedisMonitor> {
  const client = new Redis(redisUrl)
  const monitor = await client.monitor()
  let commands: { args: string[]; source: string }[] = []
  const marks = new Map<string, () => void>()
  monitor.on('monitor', (_time: string, args: string[], source: string) => {
    const mark = args[0] === 'ECHO' || args[0] === 'echo' ? marks.get(args[1] ?? '') : undefined
    if (mark) mark()
    else if (source !== 'lua') commands.push({ args, source })
  })
  return {
    async take() {
      // The server reports in order: once it reports the mark, it has reported all that came before.
      const mark = `${prefix}-mark-${performance.now()}`
      const reported = new Promise<void>((resolve) => marks.set(mark, resolve))
      await client.echo(mark)
      await reported
      marks.delete(mark)
      const taken = commands
      commands = []
      const usesPrefix = (args: string[]) => args.some((arg) => arg.startsWith(`${prefix}:`))
      const sources = new Set(taken.filter(({ args }) => usesPrefix(args)).map(({ source }) => source))
      return taken.filter(({ source }) => sources.has(source)).map(({ args }) => args)
    },
    close() {
      monitor.disconnect()
      client.disconnect()
    },
  }
}

/** How the floor's API hands a job to its worker and hears of the result. */
export const floorQueues = ['pub/sub', 'waitUntilFinished', 'graphile-worker'] as const
export type FloorQueue = (typeof floorQueues)[number]

/** Where the floor's two processes find their servers; set by the benchmark that starts them. */
export function floorSettings(): { databaseUrl: string; redisUrl: string; port: number; queue: FloorQueue } {
  return {
    databaseUrl: process.env.DATABASE_URL ?? '',
    redisUrl: process.env.REDIS_URL ?? '',
    port: Number(process.env.PORT),
    queue: floorQueues.find((each) => each === process.env.FLOOR_QUEUE) ?? 'pub/sub',
  }
}

/** The queue's name in BullMQ, and the notification channel of Postgres. */
export function floorName(queue: FloorQueue): string {
  return `floor-${queue.replaceAll(/\W/g, '').toLowerCase()}`
}

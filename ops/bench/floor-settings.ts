/** Where the floor's two processes find their servers; set by the benchmark that starts them. */
export function floorSettings(): { databaseUrl: string; redisUrl: string; port: number } {
  return {
    databaseUrl: process.env.DATABASE_URL ?? '',
    redisUrl: process.env.REDIS_URL ?? '',
    port: Number(process.env.PORT),
  }
}

/**
 * Text of the part of a statement that settles jobs which counts down their batches, and ends those that have no unfinished job
 * left. `settled` names the part with the `batch_id` of each job that it settled. Batches are locked in the order of
 * their ids, so that two statements never wait for each other.
 */
export function countDownBatches(settled: string): string {
  return `
    batch_line as (
      select id from batches where id in (select batch_id from ${settled} where batch_id is not null)
      order by id for update
    ), counted as (
      update batches b set unfinished = b.unfinished - done.jobs,
        finished_at = case when b.unfinished = done.jobs then now() end
      from (
        select l.id, count(*)::int as jobs from ${settled} s join batch_line l on l.id = s.batch_id group by l.id
      ) done
      where b.id = done.id
    )`
}

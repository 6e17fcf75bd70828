import { useEffect, useState } from 'preact/hooks'
import { call, Fault, send } from '../kit/api.ts'
import { formatDuration, formatTime, nameOf } from '../kit/format.ts'
import { toFault, useAction } from '../kit/load.ts'
import { Card, type Fact, Facts, FaultBox, Loading, PageHead, Status } from '../kit/ui.tsx'
import type { Answer, ApiError, Job } from '../kit/wire.ts'
import { AnswerView } from './result.tsx'

interface Found {
  job: Job | null
  answer: Answer | null
  fault: Fault | null
}

const pollPauseMs = 1500
const isOpen = (job: Job | null): boolean => job?.status === 'queued' || job?.status === 'running'

async function findJob(id: string): Promise<Found> {
  const response = await send(`api/jobs/${id}`)
  const body: Answer & { job: Job; error?: ApiError } = await response.json()
  const fault = body.error ? new Fault(200, body.error) : null
  return { job: body.job, fault, answer: body.job.status === 'succeeded' ? body : null }
}

/** A job with its result; looks again until it has ended. */
export function JobPage({ id }: { id: string }) {
  const [found, setFound] = useState<Found>({ job: null, answer: null, fault: null })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    findJob(id).then(
      (next) => {
        if (isGone) return
        setFound(next)
        if (isOpen(next.job)) timer = setTimeout(() => setTurn((last) => last + 1), pollPauseMs)
      },
      (error: unknown) => isGone || setFound((former) => ({ ...former, fault: toFault(error) })),
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, turn])
  const { job, answer, fault } = found
  return (
    <>
      <PageHead title="Job">
        {job && isOpen(job) && <Cancel id={id} onChange={() => setTurn(turn + 1)} />}
        <a class="button" href="#/jobs">
          All jobs
        </a>
      </PageHead>
      {!job && !fault && <Loading />}
      {job && <Facts facts={factsOf(job)} class="facts boxed" />}
      <FaultBox fault={fault} />
      {answer && (
        <Card title="Result" actions={job?.rating !== undefined && <Rate id={id} given={job.rating} />}>
          <AnswerView answer={answer} />
        </Card>
      )}
    </>
  )
}

function factsOf(job: Job): Fact[] {
  const { created_at: createdAt, finished_at: finishedAt } = job
  return [
    ['Id', <code key="id">{job.job_id}</code>],
    ['Status', <Status key="status" value={job.status} />],
    ['Endpoint', nameOf(job.endpoint)],
    ['Created', formatTime(createdAt)],
    ...(finishedAt ? [['Duration', formatDuration(createdAt, finishedAt)] as const] : []),
    ['Credits', job.credits_charged],
  ]
}

function Cancel({ id, onChange }: { id: string; onChange(): void }) {
  const action = useAction()
  const cancel = (): void => action.run(() => call(`api/jobs/${id}`, { method: 'DELETE' }).then(onChange))
  return (
    <>
      <FaultBox fault={action.fault} />
      <button type="button" class="button" disabled={action.isRunning} onClick={cancel}>
        Cancel
      </button>
    </>
  )
}

type Rating = NonNullable<Job['rating']>

function Rate({ id, given }: { id: string; given: Rating | null }) {
  const [rating, setRating] = useState(given)
  const action = useAction()
  const rate = (next: Rating): void =>
    action.run(async () => {
      await call(`api/jobs/${id}/rating`, { method: 'POST', body: { rating: next } })
      setRating(next)
    })
  return (
    <>
      <FaultBox fault={action.fault} />
      {(['good', 'bad'] as const).map((each) => (
        <button
          key={each}
          type="button"
          class={`button small ${rating === each ? 'chosen' : ''}`}
          aria-pressed={rating === each}
          disabled={action.isRunning}
          onClick={() => rate(each)}
        >
          {each === 'good' ? 'Good result' : 'Bad result'}
        </button>
      ))}
    </>
  )
}

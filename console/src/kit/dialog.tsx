import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { Action } from './load.ts'
import { Copy, FaultBox } from './ui.tsx'

interface DialogProps {
  title: string
  onClose(): void
  children: ComponentChildren
}

/** A modal dialog: the browser keeps the focus inside, and Escape closes it. */
function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    element.current?.showModal()
  }, [])
  return (
    <dialog ref={element} aria-labelledby={titleId} onClose={onClose}>
      <header class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick={() => element.current?.close()}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}

interface FormDialogProps extends DialogProps {
  action: Action
  submitLabel: string
  isDangerous?: boolean
  onSubmit(): Promise<void>
}

export function FormDialog({ action, submitLabel, isDangerous, onSubmit, children, ...dialog }: FormDialogProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    action.run(onSubmit)
  }
  return (
    <Dialog {...dialog}>
      <form onSubmit={submit} class="form">
        {children}
        <FaultBox fault={action.fault} />
        <div class="form-end">
          <button type="button" class="button" onClick={dialog.onClose}>
            Cancel
          </button>
          <button type="submit" class={`button ${isDangerous ? 'danger' : 'primary'}`} disabled={action.isRunning}>
            {action.isRunning ? 'Working…' : submitLabel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** A secret that the service shows once. */
export function SecretDialog({
  title,
  secret,
  note,
  onClose,
}: Omit<DialogProps, 'children'> & { secret: string; note: string }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{note}</p>
      <div class="secret">
        <code>{secret}</code>
        <Copy text={secret} class="button primary" />
      </div>
      <div class="form-end">
        <button type="button" class="button" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  )
}

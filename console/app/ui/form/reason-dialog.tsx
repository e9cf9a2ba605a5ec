import { Textarea, type TextareaProps } from '@mantine/core'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Dialog } from '../dialog/dialog'
import { Form } from './form'
import { FormFoot } from './form-foot'
import type { FormState } from './use-form'

export interface Reason {
  reason: string
}

interface ReasonDialogProps
  extends Pick<ComponentProps<typeof FormFoot>, 'send' | 'save' | 'isDestructive'>,
    Pick<TextareaProps, 'label' | 'description' | 'maxLength' | 'lang'> {
  ref?: Ref<HTMLTextAreaElement>
  opened: boolean
  title: string
  form: FormState<Reason, number>
  size?: string
  className?: string | undefined
  onSubmit: (given: Reason) => void
  onClose: () => void
  /** Content above the field. */
  children?: ReactNode
}

/** Asks for a reason. The input stays when the dialog is closed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    opened,
    title,
    size = 'md',
    form,
    className,
    onSubmit,
    onClose,
    children,
    send,
    save,
    isDestructive,
    ...field
  } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size}>
      <Form form={form} onSubmit={onSubmit} tells className={className}>
        {children}
        <Textarea {...form.field('reason')} {...field} rows={4} data-autofocus />
        <FormFoot send={send} save={save} isDestructive={isDestructive ?? false} onClose={onClose} />
      </Form>
    </Dialog>
  )
}

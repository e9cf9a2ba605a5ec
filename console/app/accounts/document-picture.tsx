import { Loader } from '@mantine/core'
import type { PictureSize } from '@portal/contract/file'
import { useCaregiversTexts } from '../locales/caregivers'
import { useShellTexts } from '../locales/shell'
import { usePrivatePicture } from '../ui/use-private-picture'

interface DocumentPictureProps {
  fileId: string
  size: PictureSize
  className?: string | undefined
}

/** A private picture: its thumbnail in a list, in full where it is opened. */
export function DocumentPicture({ fileId, size, className }: DocumentPictureProps) {
  const { notShown } = useCaregiversTexts()
  const { loading } = useShellTexts()
  const { address, failed } = usePrivatePicture(fileId, size)
  if (failed) return <span role="alert">{notShown}</span>
  return address ? <img className={className} src={address} alt="" /> : <Loader role="status" aria-label={loading} />
}

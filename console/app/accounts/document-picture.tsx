import { Loader } from '@mantine/core'
import { useCaregiversTexts } from '../locales/caregivers'
import { useShellTexts } from '../locales/shell'
import { usePrivatePicture } from '../ui/use-private-picture'

/** A caregiver's private picture. */
export function DocumentPicture({ fileId, className }: { fileId: string; className?: string | undefined }) {
  const { notShown } = useCaregiversTexts()
  const { loading } = useShellTexts()
  const { address, failed } = usePrivatePicture(fileId)
  if (failed) return <span role="alert">{notShown}</span>
  return address ? <img className={className} src={address} alt="" /> : <Loader role="status" aria-label={loading} />
}

import type { TabProps } from '../accounts/profile/own-record'
import { ProfileTab } from '../accounts/profile/profile-tab'
import { WhiteCardCard } from '../care/white-card/white-card-card'
import { DeviceNotices } from '../push/device-notices'

/** The profile tab, with its parts from other domains. */
export function Profile(props: TabProps) {
  return <ProfileTab {...props} whiteCard={(info) => <WhiteCardCard info={info} />} notices={<DeviceNotices />} />
}

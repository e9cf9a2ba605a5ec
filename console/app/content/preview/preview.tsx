import { RecordView } from '../record-view'
import { OpenPreview } from './open-preview'

/** The site as it would be if a draft were published. */
export function Preview() {
  return (
    <RecordView titled={({ previewing }) => previewing.title}>
      {(name, record) => <OpenPreview name={name} record={record} />}
    </RecordView>
  )
}

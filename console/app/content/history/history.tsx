import { RecordView } from '../record-view'
import { Versions } from './versions'

/** What a record has said: its versions, and what has changed between two of them. */
export function History() {
  return (
    <RecordView titled={({ versions }) => versions.title}>
      {(name, record) => <Versions name={name} record={record} />}
    </RecordView>
  )
}

import { day, hour, limitsOf, tooManyRequests } from '../http/guards/limits.ts'

export const limits = limitsOf({
  callbackByNetwork: {
    protects: 'the work queue against one network’s floods',
    costs: 'people behind the same address, for an hour: they can still call',
    by: ['network'],
    max: 10,
    per: hour,
    refuse: tooManyRequests,
  },
  callbackByBlock: {
    protects: 'the work queue against floods from neighboring addresses',
    costs: 'people in the same /24 or /48, for an hour: they can still call',
    by: ['block'],
    max: 30,
    per: hour,
    refuse: tooManyRequests,
  },
  callbackByPhone: {
    protects: 'a person against calls that somebody else asks for',
    costs: 'the owner of the phone, for a day: they can still call',
    by: ['phone'],
    max: 3,
    per: day,
    refuse: tooManyRequests,
  },
})

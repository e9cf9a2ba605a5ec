import { route } from '@react-router/dev/routes'

export const open = [route('about/certificate/:number?', 'training/certificate.tsx', { id: 'certificate' })]

export const guarded = [
  route('user/training/:trainingContentId', 'training/video.tsx', { id: 'user-training' }),
  route('user/exam/:trainingContentId', 'training/exam.tsx', { id: 'user-exam' }),
]

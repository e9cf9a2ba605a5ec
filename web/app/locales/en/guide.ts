/** Words of the public guide: which service fits, what it costs and who pays. */
export const guide = {
  title: 'Which service fits, and what it costs',
  text: 'Four short questions. You need no account, and we keep none of your answers.',
  number: (number: number, all: number) => `Question ${number} of ${all}.`,
  next: 'Continue',
  back: 'Back',
  restart: 'Start again',
  choose: 'Please choose an answer.',
  questions: {
    help: {
      title: 'What would help most?',
      text: 'Choose what matters most right now.',
      options: {
        daily: 'Washing, dressing, meals and the household',
        health: 'Help with health too, such as exercises or checking the pulse',
        break: 'A break for the family',
        company: 'Company, and someone to come along to the doctor',
        medicaid: 'Getting or renewing Medicaid (the white card)',
        unsure: 'I am not sure yet',
      },
    },
    place: {
      title: 'Where does the person live?',
      text: 'It is about the one who needs care.',
      options: {
        served: 'Manhattan, Brooklyn, Queens or Staten Island',
        elsewhere: 'Somewhere else',
      },
    },
    card: {
      title: 'Does the person have a Medicaid card (white card)?',
      text: 'The white card is the New York State Medicaid card.',
      options: { yes: 'Yes', no: 'No', unsure: 'I am not sure' },
    },
    time: {
      title: 'For how long is help needed?',
      text: 'An estimate is enough.',
      options: { long: 'More than four months', short: 'Four months or less', unsure: 'I am not sure' },
    },
    insurance: {
      title: 'Is there another insurance?',
      text: 'It helps us to say who might pay.',
      options: { medicare: 'Medicare', private: 'Long-term care or private insurance', none: 'None, or I am not sure' },
    },
  },
  result: {
    title: 'What may fit',
    text: 'This is a first answer. A nurse looks at what is needed before care begins.',
    elsewhere:
      'We work in Manhattan, Brooklyn, Queens and Staten Island only. Please call us all the same: we tell you who can help near you.',
    none: 'Please call us. We find out together what helps.',
    forWhom: 'Who it is for',
    cost: 'What it costs',
    see: 'See the details and apply',
    of: (title: string) => `: ${title}`,
    login: 'To apply, you log in or make an account first.',
  },
  pays: {
    title: 'Who pays',
    yes: 'Medicaid may pay for care at home. The state looks at what is needed, and the care has to be approved. We cannot promise the result.',
    medicare:
      'Medicare pays for limited nursing or therapy at home when a doctor orders it. It does not pay for help with daily life over a long time. Medicaid may: asking is free.',
    private:
      'Some policies pay for care at home. Please have yours at hand: we read it with you. What they do not pay, you pay yourself.',
    none: 'Without insurance you pay yourself. Many people can get Medicaid and do not know it: asking is free.',
    free: 'Our advice and the application are always free.',
  },
  ahead: {
    title: 'What to do next',
    card: 'Have the white card at hand. We check free of charge what Medicaid pays for.',
    noCard: 'We help you apply for the white card. It costs nothing.',
    long: 'For care of more than four months the state makes an assessment. We help you with the call.',
    apply: 'Apply here with pictures of the papers, or book a visit to an office.',
    call: 'Or call us. We go through it with you, in your language.',
  },
  answers: 'Your answers',
  change: 'Change',
  services: 'All services',
}

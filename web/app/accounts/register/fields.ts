/** The fields of a step, as they are before anything is typed. */
export const emptyFields = {
  about: { firstName: '', lastName: '', preferredName: '', email: '', gender: '' },
  address: { address: '', apartment: '', city: '', state: 'NY', postcode: '' },
  experience: { yearsOfExperience: '', workExperience: '', employeeId: '' },
}

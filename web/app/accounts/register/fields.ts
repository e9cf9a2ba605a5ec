/** The initial, empty values of each step's fields. */
export const emptyFields = {
  about: { careFor: 'self', firstName: '', lastName: '', preferredName: '', email: '', gender: '' },
  address: { address: '', apartment: '', city: '', state: 'NY', postcode: '' },
  experience: { yearsOfExperience: '', workExperience: '', employeeId: '' },
}

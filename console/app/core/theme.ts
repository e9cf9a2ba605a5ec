import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const pine: MantineColorsTuple = [
  '#f1f7f4',
  '#e6f0ea',
  '#c9dfd3',
  '#a5c9b7',
  '#79ad96',
  '#4f8f76',
  '#33775f',
  '#27695a',
  '#1f5d4c',
  '#123a30',
]
const terracotta: MantineColorsTuple = [
  '#fdf3f0',
  '#f9e3dd',
  '#f0c3b8',
  '#e29f8f',
  '#d07a66',
  '#bd5b44',
  '#a8402b',
  '#993825',
  '#8c3220',
  '#6f2718',
]

/** The portal's colors and type (web/app/core/tokens.css), slightly smaller, for screens that staff use all day. */
export const theme = createTheme({
  colors: { pine, terracotta },
  primaryColor: 'pine',
  primaryShade: 8,
  black: '#1e2a26',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
  },
})

/** Softer text and border colors than the library's, with enough contrast for tired eyes. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#44524c',
    '--mantine-color-placeholder': '#5d6a64',
    '--mantine-color-default-border': '#8a958f',
    '--mantine-color-error': '#8c3220',
    // Must stay readable: disabled buttons of the work queue show their keys before a row is selected.
    '--mantine-color-disabled': '#efe9dc',
    '--mantine-color-disabled-color': '#5d6a64',
    '--mantine-color-disabled-border': '#dfd8c9',
  },
  dark: {},
})

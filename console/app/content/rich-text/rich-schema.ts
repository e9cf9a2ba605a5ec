import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'

const here = /^[/#](?![/\\])/
const elsewhere = /^https?:\/\/[^/\\]/i
const person = /^(mailto|tel):[^\s]/i
// Browsers ignore these characters within an address.
const hidden = /[\p{Cc}\p{Cs}\p{Cf}\p{Zs}\\]/u

/** Whether an address may stand in a link: the same as the server keeps (server/src/http/rich-text.ts). */
export function isLinkAddress(address: string): boolean {
  return !hidden.test(address) && (here.test(address) || elsewhere.test(address) || person.test(address))
}

/** What a rich text may hold: exactly the elements that the server keeps. */
export const richSchema = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3] }),
  Blockquote,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem,
  ListKeymap,
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    autolink: false,
    openOnClick: false,
    linkOnPaste: true,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => isLinkAddress(address ?? ''),
  }),
  Image.extend({
    addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
    addInputRules: () => [],
    parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  }),
  UndoRedo,
]

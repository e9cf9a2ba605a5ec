/**
 * Area codes within +1 outside the United States and its territories, and premium-rate ones. New US area codes are not
 * listed, so they work from their first day.
 */
const listed = `
204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519
548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942
242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876
500 521 522 523 524 525 526 527 528 529 532 533 544 566 577 588
600 622 633 644 655 677 688 700 710 800 822 833 844 855 866 877 888 900`

const elsewhere = new Set(listed.trim().split(/\s+/))

/** Whether a number in the form of `Phone` is an ordinary US number: neither foreign nor premium-rate. */
export function isUsNumber(phone: string): boolean {
  return !elsewhere.has(phone.slice(2, 5)) && phone.slice(5, 8) !== '976'
}

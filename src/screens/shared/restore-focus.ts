/**
 * To a card's title when the control that had the focus goes; whoever has
 * moved on meanwhile is left in peace.
 */
export function restoreFocusToTitle( title: HTMLElement | null ): void {
	if ( ! title ) {
		return;
	}
	const { activeElement, body } = title.ownerDocument;
	if (
		activeElement === body ||
		title.closest( 'article' )?.contains( activeElement )
	) {
		title.focus();
	}
}

/** Of the card that holds the control: for a focus that has to move there. */
export function findCardTitle( control: Element ): HTMLElement | null {
	const title = control
		.closest( 'article' )
		?.querySelector< HTMLElement >( '.jp-card__title' );
	if ( ! title ) {
		return null;
	}
	title.tabIndex = -1;
	return title;
}

/** To the title of the card that holds the control, which is about to go. */
export function focusCardTitle( control: Element ): void {
	findCardTitle( control )?.focus();
}

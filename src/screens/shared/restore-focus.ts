/**
 * Moves focus to a card's title after the focused control has unmounted, unless
 * the user has already moved it elsewhere.
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

/**
 * Finds the title of the card that contains the control, or outside of a card
 * the heading of its section or screen, to move focus there later.
 */
export function findCardTitle( control: Element ): HTMLElement | null {
	const title =
		control
			.closest( 'article' )
			?.querySelector< HTMLElement >( '.jp-card__title' ) ??
		findHeadingAbove( control );
	if ( ! title ) {
		return null;
	}
	title.tabIndex = -1;
	return title;
}

function findHeadingAbove( control: Element ): HTMLElement | null {
	for ( let part = control.parentElement; part; part = part.parentElement ) {
		const heading = part.querySelector< HTMLElement >( 'h1, h2, h3' );
		if ( heading ) {
			return heading;
		}
	}
	return null;
}

/**
 * Moves focus to the title of the card that contains the control, before the
 * control unmounts.
 */
export function focusCardTitle( control: Element ): void {
	findCardTitle( control )?.focus();
}

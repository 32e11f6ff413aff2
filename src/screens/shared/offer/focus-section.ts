/**
 * Prepares for unmounting a card: call it while the card is mounted, to find
 * the heading that receives focus afterwards.
 *
 * @return Moves focus, unless the user has already moved it elsewhere.
 */
export function focusSection( inside: HTMLElement | null ): () => void {
	const section = inside?.closest( 'section' );
	const heading =
		section?.querySelector( 'h2' ) ??
		inside?.ownerDocument.querySelector< HTMLElement >(
			'.jp-dashboard h1'
		);
	return () => {
		if ( ! heading ) {
			return;
		}
		const target = heading.isConnected
			? heading
			: heading.ownerDocument.querySelector< HTMLElement >(
					'.jp-dashboard h1'
			  );
		const { activeElement, body } = heading.ownerDocument;
		if ( target && ( activeElement === body || activeElement === null ) ) {
			target.tabIndex = -1;
			target.focus();
		}
	};
}

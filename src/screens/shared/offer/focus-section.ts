/**
 * Prepares for a card's going: asked while it stands, it finds the heading
 * that the focus moves to afterwards.
 *
 * @return Moves the focus, unless somebody has moved it on meanwhile.
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

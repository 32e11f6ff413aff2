/**
 * Hands clicks on the plugin's Deactivate link over. They are caught at the
 * document, since WordPress draws its list anew while one searches it. Clicks
 * for another tab or window stay WordPress's.
 *
 * @param plugin       The plugin's main file, as WordPress names plugins.
 * @param onDeactivate Gets the link, which has the focus by then.
 * @return Takes the handler away again.
 */
export function catchDeactivation(
	plugin: string,
	onDeactivate: ( link: HTMLAnchorElement ) => void
): () => void {
	const onClick = ( event: MouseEvent ) => {
		const link = findLink( event.target, plugin );
		if ( ! link || ! isPlainClick( event ) ) {
			return;
		}
		event.preventDefault();
		// Safari gives a clicked link no focus, and the dialog gives it back.
		link.focus();
		onDeactivate( link );
	};
	document.addEventListener( 'click', onClick );
	return () => document.removeEventListener( 'click', onClick );
}

function findLink(
	target: EventTarget | null,
	plugin: string
): HTMLAnchorElement | null {
	const link =
		target instanceof Element
			? target.closest< HTMLAnchorElement >( '.deactivate a[href]' )
			: null;
	const row = link?.closest< HTMLElement >( 'tr[data-plugin]' );
	return row?.dataset.plugin === plugin ? link : null;
}

function isPlainClick( event: MouseEvent ): boolean {
	return (
		event.button === 0 &&
		! event.defaultPrevented &&
		! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey )
	);
}

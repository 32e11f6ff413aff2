/**
 * Adds the plugin's commands to WordPress's command palette when it is first
 * opened. Printed inline behind wp-core-commands.
 */
( function ( wp ) {
	const STORE = 'core/commands';

	/** Of the current attempt; null while there is none. */
	let loading = null;

	async function load() {
		const commands = await wp.apiFetch( { path: '/jetpack/v4/commands' } );
		const { registerCommand } = wp.data.dispatch( STORE );
		for ( const { name, label, terms, url } of commands ) {
			registerCommand( {
				name: 'jetpack-dashboard/' + name,
				label,
				searchLabel: label + ' ' + terms,
				category: 'view',
				callback: ( { close } ) => {
					document.location.href = url;
					close();
				},
			} );
		}
	}

	const unsubscribe = wp.data.subscribe( () => {
		if ( loading || ! wp.data.select( STORE ).isOpen() ) {
			return;
		}
		loading = load().then( unsubscribe, () => {
			// Tried again when the palette is opened again.
			const waitForClosing = wp.data.subscribe( () => {
				if ( ! wp.data.select( STORE ).isOpen() ) {
					waitForClosing();
					loading = null;
				}
			}, STORE );
		} );
	}, STORE );
} )( window.wp );

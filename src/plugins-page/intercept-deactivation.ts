import { goToPage } from '../lib/wp-admin';

/** The value of the bulk action in WordPress. */
const BULK_DEACTIVATE = 'deactivate-selected';

/** A deactivation that waits until the user confirms it. */
export interface InterceptedDeactivation {
	/** Deactivates the plugin as WordPress would have done. */
	readonly proceed: () => void;
}

/**
 * Intercepts the deactivation of the plugin, by its link or by the bulk action.
 * The handlers are on the document, because WordPress renders the list again
 * during a search. Clicks that open another tab or window are ignored.
 *
 * @param plugin       The plugin's basename.
 * @param onDeactivate Called when the control that was used has the focus.
 * @return Removes the handlers.
 */
export function interceptDeactivation(
	plugin: string,
	onDeactivate: ( caught: InterceptedDeactivation ) => void
): () => void {
	const onClick = ( event: MouseEvent ) => {
		const link = findLink( event.target, plugin );
		if ( link && isPlainClick( event ) ) {
			event.preventDefault();
			// Safari does not focus a clicked control, but the dialog returns the focus to it.
			link.focus();
			onDeactivate( { proceed: () => goToPage( link.href ) } );
		}
	};
	const onSubmit = ( event: SubmitEvent ) => {
		const form = findBulkForm( event, plugin );
		if ( form ) {
			event.preventDefault();
			// WordPress always submits with the upper button.
			if ( ! form.contains( document.activeElement ) ) {
				event.submitter?.focus();
			}
			// Unlike a click, submit() sends no event that would be intercepted again.
			onDeactivate( { proceed: () => form.submit() } );
		}
	};
	document.addEventListener( 'click', onClick );
	document.addEventListener( 'submit', onSubmit );
	return () => {
		document.removeEventListener( 'click', onClick );
		document.removeEventListener( 'submit', onSubmit );
	};
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

function findBulkForm(
	{ target, defaultPrevented }: SubmitEvent,
	plugin: string
): HTMLFormElement | null {
	if ( defaultPrevented || ! ( target instanceof HTMLFormElement ) ) {
		return null;
	}
	const fields = new FormData( target );
	return fields.get( 'action' ) === BULK_DEACTIVATE &&
		fields.getAll( 'checked[]' ).includes( plugin )
		? target
		: null;
}

function isPlainClick( event: MouseEvent ): boolean {
	return (
		event.button === 0 &&
		! event.defaultPrevented &&
		! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey )
	);
}

import { goToPage } from '../lib/wp-admin';

/** WordPress's name for it in its list of bulk actions. */
const BULK_DEACTIVATE = 'deactivate-selected';

/** A deactivation that waits for an answer. */
export interface InterceptedDeactivation {
	/** What WordPress would have done at once. */
	readonly goOn: () => void;
}

/**
 * Stops WordPress from deactivating the plugin, by its own link or with others
 * by the bulk action, and hands it over. Both are caught at the document,
 * since WordPress draws its list anew while one searches it. Clicks for
 * another tab or window stay WordPress's.
 *
 * @param plugin       The plugin's main file, as WordPress names plugins.
 * @param onDeactivate The control that was used has the focus by then.
 * @return Takes the handlers away again.
 */
export function interceptDeactivation(
	plugin: string,
	onDeactivate: ( caught: InterceptedDeactivation ) => void
): () => void {
	const onClick = ( event: MouseEvent ) => {
		const link = findLink( event.target, plugin );
		if ( link && isPlainClick( event ) ) {
			event.preventDefault();
			// Safari gives a clicked control no focus, and the dialog gives it back.
			link.focus();
			onDeactivate( { goOn: () => goToPage( link.href ) } );
		}
	};
	const onSubmit = ( event: SubmitEvent ) => {
		const form = findBulkForm( event, plugin );
		if ( form ) {
			event.preventDefault();
			// WordPress submits by the upper button, whichever of the two was used.
			if ( ! form.contains( document.activeElement ) ) {
				event.submitter?.focus();
			}
			// The form's own method, past the event that brought us here.
			onDeactivate( { goOn: () => form.submit() } );
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

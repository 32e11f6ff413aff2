import { __, sprintf } from '@wordpress/i18n';

/**
 * Explains why a card is in the results if its visible texts don't contain the
 * search term.
 */
export function FoundFor( { words }: { words: readonly string[] } ) {
	if ( words.length === 0 ) {
		return null;
	}
	return (
		<p className="jp-search-hit__why">
			{ sprintf(
				/* translators: %s: one or two search words, separated by commas */
				__( 'Found for: %s', 'jetpack-dashboard' ),
				words.join( ', ' )
			) }
		</p>
	);
}

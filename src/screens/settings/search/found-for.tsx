import { __, sprintf } from '@wordpress/i18n';

/** Why a card is among the results that shows none of the words itself. */
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

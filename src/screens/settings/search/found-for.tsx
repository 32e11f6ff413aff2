import { __ } from '@wordpress/i18n';

/** Why a card is among the results that shows none of the words itself. */
export function FoundFor( { words }: { words: readonly string[] } ) {
	if ( words.length === 0 ) {
		return null;
	}
	return (
		<p className="jp-search-hit__why">
			{ __( 'Found for:', 'jetpack-dashboard' ) }
			{ words.map( ( word ) => (
				<span key={ word }> { word }</span>
			) ) }
		</p>
	);
}

import { mockNetwork, json } from '../../../api/network.fixture';
import { isRecord } from '../../../lib/is-record';
import { isSameValue } from '../../../state/settings/same-value';

export const CONFLICT_MESSAGE =
	'Someone else changed these settings since you loaded the page: Prompt';

type Values = Record< string, unknown >;

/** Test server that rejects writes based on outdated values, as PHP does. */
export function openConflictSite( stored: Values ) {
	const site = { ...stored };
	const calls = mockNetwork( ( { method, body, expected } ) => {
		if ( method === 'GET' ) {
			return json( site );
		}
		const details: Values = {};
		for ( const [ key, value ] of Object.entries( body as Values ) ) {
			const isFresh =
				! isRecord( expected ) ||
				! ( key in expected ) ||
				isSameValue( expected[ key ] as never, site[ key ] as never ) ||
				isSameValue( value as never, site[ key ] as never );
			if ( isFresh ) {
				site[ key ] = value;
			} else {
				details[ key ] = {
					code: 'edit_conflict',
					data: { status: 409, value: site[ key ] },
				};
			}
		}
		const refused = Object.keys( details );
		return refused.length === 0
			? json( { code: 'success', message: 'Updated.' } )
			: json(
					{
						code: 'some_updated',
						message: CONFLICT_MESSAGE,
						data: {
							status: 409,
							params: Object.fromEntries(
								refused.map( ( key ) => [ key, 'Changed.' ] )
							),
							details,
						},
					},
					409
			  );
	} );
	const posts = () => calls.filter( ( { method } ) => method === 'POST' );
	return { site, posts };
}

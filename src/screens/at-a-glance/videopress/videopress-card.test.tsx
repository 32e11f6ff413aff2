import { mockNetwork, json } from '../../../api/network.fixture';
import {
	cardOf,
	inCard,
	renderCards,
	siteParts,
	UNLINKED,
	withModule,
} from '../sections/performance.fixture';

const ON = withModule( 'videopress', { activated: true } );

it.each( [
	[ 'A166 A170', 350_000, '35% of 1 TB used', '35' ],
	[ 'A169', 1_400_000, '100% of 1 TB used', '100' ],
	[ 'A170', 4000, '0.4% of 1 TB used', '0.4' ],
] )( '%s: %d MB are %s', ( _row, usedMb, words, percent ) => {
	renderCards( {
		...ON,
		dashboard: siteParts( { products: [ 'jetpack_videopress' ], usedMb } ),
	} );
	expect( cardOf( 'VideoPress' ) ).toHaveTextContent( words );
	const meter = inCard( 'VideoPress' ).getByRole( 'meter' );
	expect( meter ).toHaveAttribute( 'aria-valuenow', percent );
	expect( meter ).toHaveAttribute( 'aria-valuetext', words );
} );

it( 'A165 A167: on, with an upgrade banner while the storage feature is missing', () => {
	renderCards( { ...ON, dashboard: siteParts( { usedMb: 40 } ) } );
	expect( cardOf( 'VideoPress' ) ).toHaveTextContent( 'VideoPress is on.' );
	expect(
		inCard( 'VideoPress' ).getByRole( 'link', { name: 'Upgrade' } )
	).toHaveAttribute(
		'href',
		expect.stringContaining( 'jetpack_videopress' )
	);
} );

it.each( [ 'videopress-1tb-storage', 'videopress-unlimited-storage' ] )(
	'A167: no banner with %s',
	( feature ) => {
		renderCards( {
			...ON,
			dashboard: siteParts( { features: [ feature ], usedMb: 40 } ),
		} );
		expect(
			inCard( 'VideoPress' ).queryByRole( 'link', { name: 'Upgrade' } )
		).not.toBeInTheDocument();
	}
);

it( 'A168 C333: one video is free', () => {
	renderCards( { ...ON, dashboard: siteParts( {} ) } );
	expect( cardOf( 'VideoPress' ) ).toHaveTextContent(
		'One free video is included.'
	);
} );

it( 'A164 A340: its Activate link switches it on', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	const { user } = renderCards();
	await user.click(
		inCard( 'VideoPress' ).getByRole( 'button', { name: 'Activate' } )
	);
	expect( calls[ 0 ]?.body ).toEqual( { videopress: true } );
} );

it( 'A164: an unlinked user is sent to connect', () => {
	renderCards( { ...ON, userData: UNLINKED } );
	expect(
		inCard( 'VideoPress' ).getByRole( 'link', { name: 'Connect' } )
	).toHaveAttribute( 'href', '#/connect-user' );
} );

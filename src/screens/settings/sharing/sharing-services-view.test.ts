import type { SharingServices } from '../../../state/settings/sharing-services';
import { applyAction, listServices } from './sharing-services-view';

const NAMES = {
	print: 'Print',
	email: 'Email',
	reddit: 'Reddit',
	twitter: 'Twitter',
	'custom-1': 'Our forum',
};
const SERVICES: SharingServices = {
	visible: [ 'twitter', 'email' ],
	hidden: [ 'reddit' ],
};

describe( 'the list of services', () => {
	it( 'lists the used services in the order of their buttons, then the others', () => {
		expect(
			listServices( NAMES, SERVICES ).map(
				( { id, place, position, canMoveUp, canMoveDown } ) => [
					id,
					place,
					position,
					canMoveUp,
					canMoveDown,
				]
			)
		).toEqual( [
			[ 'twitter', 'visible', 1, false, true ],
			[ 'email', 'visible', 2, true, false ],
			[ 'reddit', 'hidden', 1, false, false ],
			[ 'print', 'off', 0, false, false ],
			[ 'custom-1', 'off', 0, false, false ],
		] );
	} );

	it( 'leaves out a service that the site no longer knows', () => {
		const gone = { visible: [ 'custom-9', 'email' ], hidden: [] };
		expect( listServices( NAMES, gone )[ 0 ] ).toMatchObject( {
			id: 'email',
			name: 'Email',
			position: 1,
			canMoveUp: false,
		} );
	} );
} );

describe( 'placing and moving', () => {
	it.each< [ string, SharingServices, SharingServices ] >( [
		[
			'shows one that was off, behind the others',
			applyAction( SERVICES, 'print', 'visible' ),
			{ visible: [ 'twitter', 'email', 'print' ], hidden: [ 'reddit' ] },
		],
		[
			'takes one from the buttons behind More',
			applyAction( SERVICES, 'twitter', 'hidden' ),
			{ visible: [ 'email' ], hidden: [ 'reddit', 'twitter' ] },
		],
		[
			'takes one out',
			applyAction( SERVICES, 'reddit', 'off' ),
			{ visible: [ 'twitter', 'email' ], hidden: [] },
		],
		[
			'leaves one where it is',
			applyAction( SERVICES, 'twitter', 'visible' ),
			SERVICES,
		],
		[
			'moves one up',
			applyAction( SERVICES, 'email', 'up' ),
			{ visible: [ 'email', 'twitter' ], hidden: [ 'reddit' ] },
		],
		[
			'moves one down',
			applyAction( SERVICES, 'twitter', 'down' ),
			{ visible: [ 'email', 'twitter' ], hidden: [ 'reddit' ] },
		],
		[
			'stops at the ends',
			applyAction( SERVICES, 'email', 'down' ),
			SERVICES,
		],
		[
			'moves none that is off',
			applyAction( SERVICES, 'print', 'down' ),
			SERVICES,
		],
	] )( '%s', ( _title, given, expected ) => {
		expect( given ).toEqual( expected );
	} );
} );

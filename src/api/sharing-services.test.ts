import {
	readNames,
	readSharingServices,
	withSharingServices,
} from './sharing-services';

const NAMES = { email: 'Email', twitter: 'Twitter', 'custom-1': 'Our forum' };
const service = ( id: keyof typeof NAMES ) => ( {
	[ id ]: { id, name: NAMES[ id ] },
} );
const WIRE = {
	visible: { ...service( 'twitter' ), ...service( 'email' ) },
	hidden: [],
	all: {
		...service( 'email' ),
		...service( 'twitter' ),
		...service( 'custom-1' ),
	},
};

describe( 'sharing services', () => {
	it( 'keep their order, with their names', () => {
		expect(
			withSharingServices( { sharing_services: WIRE, show: [] } )
		).toEqual( {
			sharing_services: { visible: [ 'twitter', 'email' ], hidden: [] },
			sharing_services_known: NAMES,
			show: [],
		} );
	} );

	it( 'are missing for users who can’t read them', () => {
		expect( withSharingServices( { publicize: true } ) ).toEqual( {
			publicize: true,
		} );
	} );

	it( 'read in the form that was written, too', () => {
		const written = { visible: [ 'email' ], hidden: [ 'custom-1' ] };
		expect( readSharingServices( written ) ).toEqual( written );
		expect( readNames( NAMES ) ).toEqual( NAMES );
	} );
} );

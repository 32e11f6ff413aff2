import {
	isComplete,
	isCustomService,
	toCreation,
	toRemoval,
} from './custom-service';

const FORUM = {
	name: ' Our forum ',
	url: 'https://forum.example/new?about=%post_url% ',
	icon: '',
};

describe( 'a sharing service of the site’s own', () => {
	it( 'is sent without the spaces around', () => {
		expect( toCreation( FORUM ) ).toEqual( {
			custom: {
				sharing_name: 'Our forum',
				sharing_url: 'https://forum.example/new?about=%post_url%',
				sharing_icon: '',
			},
		} );
	} );

	it.each( [
		[ FORUM, true ],
		[ { name: '', url: '', icon: '' }, false ],
		[ { ...FORUM, name: '  ' }, false ],
		[ { ...FORUM, url: '' }, false ],
	] )( 'of %o is complete: %s', ( service, isIt ) => {
		expect( isComplete( service ) ).toBe( isIt );
	} );

	it( 'is removed by its id, and no other service can be', () => {
		expect( toRemoval( 'custom-3' ) ).toEqual( {
			sharing_delete_service: 'custom-3',
		} );
		expect( isCustomService( 'custom-3' ) ).toBe( true );
		expect( isCustomService( 'twitter' ) ).toBe( false );
	} );
} );

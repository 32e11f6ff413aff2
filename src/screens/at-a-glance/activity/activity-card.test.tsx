import { mockNetwork, json } from '../../../api/network.fixture';
import {
	cardOf,
	EVENT,
	inCard,
	renderParts,
} from '../sections/security.fixture';

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

describe( 'the Activity card', () => {
	it( 'lists the latest events with user and time, and links to all (A096)', () => {
		const hourAgo = new Date( Date.now() - 3_600_000 ).toISOString();
		renderParts( {
			activity: {
				data: [
					{ ...EVENT, published: hourAgo },
					{ ...EVENT, id: '2', summary: 'Plugin updated', actor: '' },
				],
			},
		} );
		const rows = inCard( 'Activity' ).getAllByRole( 'listitem' );
		expect( rows ).toHaveLength( 2 );
		expect( rows[ 0 ] ).toHaveTextContent(
			'Post publishedmarta, 1 hour ago'
		);
		expect(
			inCard( 'Activity' ).getByRole( 'link', {
				name: /View all activity/,
			} )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'source=jetpack-activity-log' )
		);
		// Its page has the choice of the log that the card shows.
		expect(
			inCard( 'Activity' ).getByRole( 'link', {
				name: 'Your site’s own log',
			} )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=jetpack-activity'
		);
	} );

	it( 'says when nothing has happened', () => {
		renderParts( { activity: { data: [] } } );
		expect( cardOf( 'Activity' ) ).toHaveTextContent( 'No activity yet.' );
	} );
} );

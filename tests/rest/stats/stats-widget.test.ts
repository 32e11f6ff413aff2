import { restoreStateAfterwards } from '../support/saved-state';
import { fetchPath, evalPhp, site } from '../support/site';
import type { Caller } from '../support/site';
import { switchModule } from '../support/site-state';
import { prepareStatistics, publishedPost, sendView } from './views';

restoreStateAfterwards();

beforeEach( prepareStatistics );

afterAll( () => site().setClock( 0 ) );

/** The widget's HTML on WordPress's own dashboard; '' if it isn't there. */
async function widget( as: Caller ): Promise< string > {
	const { text } = await fetchPath( '/wp-admin/index.php', { as } );
	const start = text.indexOf( 'id="jetpack_dashboard_stats"' );
	return start < 0
		? ''
		: text.slice( start, text.indexOf( 'View detailed stats', start ) );
}

describe( 'the widget on WordPress’s dashboard', () => {
	it( 'shows views of today and the most viewed posts', async () => {
		const id = await publishedPost();
		const title = await evalPhp( `echo get_post( ${ id } )->post_title;` );
		await sendView( id );
		await sendView( id );

		const html = await widget( 'admin' );

		expect( html ).toContain( '<dt>Views today</dt><dd>2</dd>' );
		expect( html ).toContain( title );
		expect( html ).toContain( 'page=stats' );
	} );

	it( 'is hidden from users who can’t see statistics', async () => {
		expect( await widget( 'author' ) ).toBe( '' );
	} );

	it( 'is hidden while statistics are off', async () => {
		await switchModule( 'stats', false );
		expect( await widget( 'admin' ) ).toBe( '' );
	} );
} );

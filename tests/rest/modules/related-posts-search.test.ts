import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp, fetchPath, post } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import { contextsIn, DAY, listedOn } from './related-posts-list';
import { buildIndex } from './search-index';

restoreStateAfterwards();

describe( 'related-posts with a search index', () => {
	beforeAll( async () => {
		await switchModule( 'related-posts', true );
		await switchModule( 'search', false );
		const { status } = await post( 'module/search/active', {
			active: true,
		} );
		expect( status ).toBe( 200 );
		await buildIndex();
	} );
	afterAll( () => switchModule( 'search', false ) );

	const make = ( title: string, content: string, more = {} ) =>
		createPost( {
			post_title: title,
			post_content: content,
			post_date_gmt: DAY( 1 ),
			...more,
		} );

	it( 'finds other forms of the words, and posts with the same terms', async () => {
		const texts = [
			await make( 'Growing tomatoes', 'Compost and watering.', {
				tags_input: [ 'orchard' ],
			} ),
			await make( 'One tomato in winter', 'Not here.' ),
			await make( 'My greenhouse', 'Water it, then composted leaves.' ),
			await make( 'Bicycles', 'Watering.', {
				tags_input: [ 'orchard' ],
			} ),
			await make( 'Chains', 'Watering the gears.' ),
			await make( 'Tomato draft', '', { post_status: 'draft' } ),
			await make( 'Tomato private', '', { post_status: 'private' } ),
			await make( 'Tomato locked', '', { post_password: 'x' } ),
			await make( 'Tomato page', '', { post_type: 'page' } ),
			await make( 'Alone', 'Leaves.' ),
		];
		const { text } = await fetchPath( texts[ 0 ]?.path ?? '' );
		const found = await listedOn( texts[ 0 ]?.path ?? '' );
		const alone = await listedOn( texts[ 9 ]?.path ?? '' );
		await switchModule( 'search', false );
		await evalPhp(
			"update_option( 'jetpack_dashboard_related_version', 'x' );"
		);
		const without = await listedOn( texts[ 0 ]?.path ?? '' );
		await switchModule( 'search', true );
		await deletePosts( texts );
		expect( found?.titles ).toEqual( [
			'Bicycles',
			'My greenhouse',
			'One tomato in winter',
		] );
		expect( contextsIn( text ) ).toEqual( [
			'In “orchard”',
			'Similar post',
			'Similar post',
		] );
		expect( alone ).toBeNull();
		expect( without?.titles ).toEqual( [ 'Bicycles' ] );
	} );

	it( 'shows a similar post that shares a tag before an equally similar one', async () => {
		const tags_input = [ 'hills' ];
		const texts = [
			await make( 'Walking the hills, part one', 'Rain.', {
				tags_input,
			} ),
			await make( 'Walking the hills, part two', 'Rain.', {
				tags_input,
			} ),
			await make( 'Walking the hills, part four', 'Rain.' ),
		];
		const found = await listedOn( texts[ 0 ]?.path ?? '' );
		await deletePosts( texts );
		// The site may have a third post about walking.
		expect( found?.titles.slice( 0, 2 ) ).toEqual( [
			'Walking the hills, part two',
			'Walking the hills, part four',
		] );
	} );
} );

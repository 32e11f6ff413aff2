import { readModules } from '../../../api/modules';
import { makeModule } from '../../../api/page-data.fixture';
import { listActiveTools } from './composing-view';

const POSTS = 'wpcom_publish_posts_with_markdown';

const namesOf = (
	active: readonly string[],
	settings: Readonly< Record< string, boolean > > = {}
) =>
	listActiveTools(
		readModules(
			Object.fromEntries(
				[ 'shortcodes', 'markdown', 'copy-post', 'masterbar' ].map(
					( slug ) => [
						slug,
						makeModule( slug, {
							name: `The ${ slug }`,
							activated: active.includes( slug ),
						} ),
					]
				)
			)
		),
		settings
	).map( ( { name } ) => name );

describe( 'the tools of users who can’t switch them', () => {
	it( 'are those that are on, in the order of the switches', () => {
		expect(
			namesOf( [ 'shortcodes', 'markdown', 'copy-post', 'masterbar' ], {
				[ POSTS ]: true,
			} )
		).toEqual( [ 'The markdown', 'The copy-post', 'The shortcodes' ] );
	} );

	it( 'hold Markdown only where it is for posts', () => {
		expect( namesOf( [ 'markdown' ], { [ POSTS ]: false } ) ).toEqual( [] );
	} );

	it( 'are none while everything is off', () => {
		expect( namesOf( [], { [ POSTS ]: true } ) ).toEqual( [] );
	} );
} );

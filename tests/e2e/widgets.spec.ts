import { findViolationsIn } from './support/accessibility';
import { canvasOf, openEditor, publish } from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const BLOCKS = [
	'jetpack/contact-details',
	'jetpack/author-list',
	'jetpack/milestone',
	'jetpack/popular-posts',
];

test.beforeAll( ( { sandbox } ) => saveSettings( sandbox, { widgets: true } ) );
test.afterAll( ( { sandbox } ) => saveSettings( sandbox, { widgets: false } ) );

test( 'an author adds the blocks, and visitors see them', async ( {
	openAs,
	page,
	sandbox,
} ) => {
	const editor = await openAs( 'author' );
	await openEditor( editor );
	await editor.evaluate( ( names ) => {
		const { data, blocks } = Reflect.get( window, 'wp' );
		data.dispatch( 'core/editor' ).editPost( { title: 'Widget blocks' } );
		const made = names.map( ( name ) =>
			blocks.createBlock(
				name,
				name === 'jetpack/milestone'
					? { event: 'Fair', date: '2020-01-01', message: 'Done!' }
					: {}
			)
		);
		data.dispatch( 'core/block-editor' ).insertBlocks( made );
		data.dispatch( 'core/block-editor' ).selectBlock( made[ 0 ].clientId );
		data.dispatch( 'core/edit-post' ).openGeneralSidebar(
			'edit-post/block'
		);
	}, BLOCKS );
	await editor.getByLabel( 'Address', { exact: true } ).fill( '1 Hill Road' );
	await editor.getByLabel( 'Phone number' ).fill( '+351 21 123' );
	const canvas = await canvasOf( editor );
	await expect(
		canvas.locator( '[data-type="jetpack/contact-details"]' )
	).toContainText( '+351 21 123' );
	await expect(
		canvas.locator( '[data-type="jetpack/milestone"]' )
	).toContainText( 'Done!' );
	expect(
		await findViolationsIn(
			canvas,
			BLOCKS.map( ( name ) => `[data-type="${ name }"]` )
		)
	).toEqual( [] );

	const { link } = await publish( editor );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page.setViewportSize( { width: 400, height: 900 } );
		await page.goto( link );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		await expect(
			page.getByRole( 'link', { name: '+351 21 123' } )
		).toBeVisible();
		await expect( page.getByText( 'Done!' ) ).toBeVisible();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		expect(
			await findViolationsIn( page, [
				'.wp-block-jetpack-contact-details',
				'.wp-block-jetpack-author-list',
				'.wp-block-jetpack-milestone',
			] )
		).toEqual( [] );
	}
	await sandbox.wpEval(
		"foreach ( get_posts( array( 'title' => 'Widget blocks' ) ) as $post ) { wp_delete_post( $post->ID, true ); }"
	);
} );

import {
	canvasOf,
	deletePosts,
	insertBlocks,
	invalidBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { findViolationsIn } from './support/accessibility';
import { all, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const SLUGS = [ 'contact-form', 'widgets' ];
const TITLE = 'Kept words';

test.beforeAll( ( { sandbox } ) =>
	saveSettings( sandbox, all( SLUGS, true ) )
);
test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( deletePosts( TITLE ) );
	await saveSettings( sandbox, all( SLUGS, false ) );
} );

test( 'text that an author types into blocks stays when the modules are off', async ( {
	openAs,
	page,
	sandbox,
} ) => {
	const author = await openAs( 'author' );
	await openEditor( author );
	await insertBlocks( author, TITLE, [
		{
			name: 'jetpack/contact-details',
			attributes: {
				address: '1 Hill Road\nLisbon',
				hours: 'Mon & Tue',
				anchor: 'where',
			},
		},
		{ name: 'jetpack/contact-details' },
		{
			name: 'jetpack/milestone',
			attributes: { event: 'Fair <b>', date: '2027-01-01' },
		},
		{
			name: 'jetpack/contact-form',
			innerBlocks: [
				{
					name: 'jetpack/field-name',
					attributes: { label: 'You &amp; yours', required: true },
				},
				{ name: 'jetpack/field-email' },
				{
					name: 'jetpack/field-radio',
					attributes: {
						label: 'Color',
						options: [ 'Red', 'Green' ],
					},
				},
			],
		},
	] );
	const { id, link } = await publish( author );
	await openEditor( author, id );
	expect( await invalidBlocks( author ) ).toEqual( [] );
	expect(
		await findViolationsIn( await canvasOf( author ), [
			'[data-type="jetpack/contact-details"]',
			'[data-type="jetpack/milestone"]',
		] )
	).toEqual( [] );

	await page.setViewportSize( { width: 400, height: 900 } );
	await page.goto( link );
	await expect( page.locator( '#where' ) ).toContainText( '1 Hill Road' );
	await expect( page.locator( 'form.jp-form' ) ).toBeVisible();

	await saveSettings( sandbox, all( SLUGS, false ) );
	await page.goto( link );
	const content = page.locator( '.entry-content' );
	for ( const text of [
		'1 Hill Road',
		'Lisbon',
		'Mon & Tue',
		'Fair <b>',
		'2027-01-01',
		'You & yours',
		'Color',
	] ) {
		await expect( content ).toContainText( text );
	}
	await expect( content.getByRole( 'listitem' ) ).toHaveText( [
		'Red',
		'Green',
	] );
	await expect( content.locator( 'form' ) ).toHaveCount( 0 );
	expect( await findViolationsIn( page, [ '.entry-content' ] ) ).toEqual(
		[]
	);
	await saveSettings( sandbox, all( SLUGS, true ) );
} );

test( 'blocks of earlier versions, which saved attributes only, stay valid', async ( {
	openAs,
	sandbox,
} ) => {
	const id = Number(
		await sandbox.wpEval(
			`echo wp_insert_post( array( 'post_title' => '${ TITLE }', 'post_status' => 'draft', 'post_author' => 1, 'post_content' => '<!-- wp:jetpack/milestone {"event":"Old","date":"2020-01-01","align":"wide","style":{"spacing":{"padding":{"top":"1px"}}}} /--><!-- wp:jetpack/contact-details {"address":"Here"} /--><!-- wp:jetpack/contact-form --><!-- wp:jetpack/field-select {"label":"Size","options":["S","L"]} /--><!-- /wp:jetpack/contact-form -->' ) );`
		)
	);
	const editor = await openAs( 'editor' );
	await openEditor( editor, id );
	expect( await invalidBlocks( editor ) ).toEqual( [] );
	await insertBlocks( editor, TITLE, [ { name: 'core/paragraph' } ] );
	await publish( editor );
	const stored = await sandbox.wpEval(
		`echo get_post( ${ id } )->post_content;`
	);
	expect( stored ).toContain( '<address><p>Here</p></address>' );
	expect( stored ).toContain( '"align":"wide"' );
	expect( stored ).toMatch(
		/<p>Size<\/p>\s*<ul><li>S<\/li><li>L<\/li><\/ul>/
	);
} );

import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { callCore, evalJson, evalPhp, fetchPath, site } from '../support/site';
import {
	EMAIL,
	formBlock,
	formIn,
	messages,
	NAME,
	resetMessages,
	sendFiles,
} from './contact-forms';
import type { ChosenFile } from './contact-forms';
import { pageAt } from './support';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

restoreStateAfterwards();

const MIA = { Name: 'Mia', Email: 'mia@example.org' };
const PDF: ChosenFile = {
	name: 'Resume (1).pdf',
	type: 'application/pdf',
	content: '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n',
};
const FILE = [ 'file', { label: 'CV', required: true } ] as const;

let page: SitePost;
let path = '';

/** Names of the stored files. */
const stored = () =>
	evalJson< string[] >(
		`echo wp_json_encode( array_map( 'basename', glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-forms/*.bin' ) ) );`
	);

beforeAll( async () => {
	await switchModule( 'contact-form', true );
	page = await createPost( {
		post_title: 'Jobs',
		post_type: 'page',
		post_content: formBlock( [ NAME, EMAIL, FILE ] ),
	} );
	path = page.path;
} );
beforeEach( async () => {
	await switchModule( 'contact-form', true );
	await resetMessages();
	await site().resetMails();
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( [ page ] );
} );

describe( 'a file is deleted', () => {
	beforeEach( async () => {
		await sendFiles( path, MIA, { CV: PDF } );
		expect( await stored() ).toHaveLength( 1 );
	} );

	it( 'with its message', async () => {
		const [ message ] = await messages();
		await evalPhp( `wp_delete_post( ${ message?.id }, true );` );
		expect( await stored() ).toEqual( [] );
	} );

	it( 'by the retention, also while the module is off', async () => {
		await evalPhp(
			"global $wpdb; $wpdb->query( \"UPDATE $wpdb->posts SET post_date_gmt = '2020-01-01 00:00:00' WHERE post_type = 'jetpack-message'\" );"
		);
		await switchModule( 'contact-form', false );
		await evalPhp( "do_action( 'wp_scheduled_delete' );" );
		expect( await stored() ).toEqual( [] );
	} );

	it( 'by the eraser, and listed by the exporter', async () => {
		const run = ( kind: string, how: string ) =>
			evalPhp(
				`foreach ( apply_filters( 'wp_privacy_personal_data_${ kind }', array() ) as $one ) { echo wp_json_encode( $one['${ how }']( 'mia@example.org', 1 ), JSON_UNESCAPED_UNICODE ); }`
			);
		expect( await run( 'exporters', 'callback' ) ).toContain(
			'Resume-1.pdf'
		);
		await run( 'erasers', 'callback' );
		expect( await stored() ).toEqual( [] );
	} );

	it( 'a day later if its message was never stored', async () => {
		await evalPhp(
			`foreach ( array( 1, 2 ) as $day ) { touch( wp_upload_dir()['basedir'] . '/jetpack-dashboard-forms/' . str_repeat( 'a' . $day, 24 ) . '.bin', time() - $day * 50000 ); }`
		);
		await evalPhp( "do_action( 'wp_scheduled_delete' );" );
		expect( await stored() ).toHaveLength( 2 );
		expect( await stored() ).not.toContain( `${ 'a2'.repeat( 24 ) }.bin` );
		await evalPhp(
			"array_map( 'unlink', glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-forms/a1*.bin' ) );"
		);
	} );
} );

it( 'the export lists the file', async () => {
	await sendFiles( path, MIA, { CV: PDF } );
	const list = await pageAt(
		'/wp-admin/edit.php?post_type=jetpack-message',
		'editor'
	);
	const url = /href="([^"]*jetpack_dashboard_export_messages[^"]*)"/.exec(
		list
	)?.[ 1 ];
	const { pathname, search } = new URL(
		String( url ).replaceAll( '&#038;', '&' )
	);
	const { text } = await fetchPath( pathname + search, { as: 'editor' } );
	expect( text ).toContain( 'Resume-1.pdf' );
} );

it( 'has patterns whose forms work', async () => {
	const { body } = await callCore( 'GET', 'wp/v2/block-patterns/patterns', {
		as: 'editor',
	} );
	const patterns = ( body as { name: string; content: string }[] ).filter(
		( { name } ) => name.startsWith( 'jetpack/form-' )
	);
	expect( patterns.map( ( { name } ) => name ) ).toEqual( [
		'jetpack/form-contact',
		'jetpack/form-feedback',
		'jetpack/form-appointment',
		'jetpack/form-rsvp',
	] );
	for ( const { content } of patterns ) {
		const made = await createPost( {
			post_title: 'Another form',
			post_type: 'page',
			post_content: content,
		} );
		const { text } = await fetchPath( made.path );
		const form = formIn( text );
		expect( Object.keys( form?.names ?? {} ).length ).toBeGreaterThan( 3 );
		await deletePosts( [ made ] );
	}
} );

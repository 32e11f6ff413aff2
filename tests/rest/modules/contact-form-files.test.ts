import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, fetchPath, site } from '../support/site';
import type { Caller } from '../support/site';
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

/** URL of the download link of the first message. */
async function downloadOf( id: number, as: Caller ): Promise< string > {
	const html = await pageAt(
		`/wp-admin/post.php?post=${ id }&action=edit`,
		as
	);
	const url = /href="([^"]*action=jetpack_dashboard_message_file[^"]*)"/.exec(
		html
	)?.[ 1 ];
	const { pathname, search } = new URL(
		String( url ).replaceAll( '&#038;', '&' ).replaceAll( '&amp;', '&' )
	);
	return pathname + search;
}

describe( 'a file field', () => {
	it( 'stores the file under a random name, and mails where it is', async () => {
		const html = ( await fetchPath( path ) ).text;
		expect( formIn( html )?.html ).toContain(
			'enctype="multipart/form-data"'
		);
		expect( formIn( html )?.html ).toMatch( /accept="[^"]*\.pdf/ );

		const { status } = await sendFiles( path, MIA, { CV: PDF } );
		expect( status ).toBe( 303 );
		const [ message ] = await messages();
		expect( message?.fields[ 2 ] ).toEqual( [
			'CV',
			expect.stringMatching( /^Resume-1\.pdf \(\d+ B\)$/ ),
		] );
		expect( await stored() ).toEqual( [
			expect.stringMatching( /^[0-9a-f]{48}\.bin$/ ),
		] );
		const [ mail ] = await site().mails();
		expect( mail?.message ).toContain( 'CV: Resume-1.pdf' );
		expect( mail?.message ).toContain(
			`/wp-admin/post.php?post=${ message?.id }&action=edit`
		);
	} );

	it( 'is downloaded as an attachment by those who read messages', async () => {
		await sendFiles( path, MIA, { CV: PDF } );
		const [ message ] = await messages();
		const url = await downloadOf( message?.id ?? 0, 'editor' );
		const { status, headers, text } = await fetchPath( url, {
			as: 'editor',
		} );
		expect( status ).toBe( 200 );
		expect( text ).toBe( PDF.content );
		expect( headers[ 'content-type' ] ).toContain(
			'application/octet-stream'
		);
		expect( headers[ 'x-content-type-options' ] ).toBe( 'nosniff' );
		expect( headers[ 'content-disposition' ] ).toBe(
			`attachment; filename="Resume-1.pdf"; filename*=UTF-8''Resume-1.pdf`
		);
		for ( const as of [ 'author', 'subscriber' ] as const ) {
			expect( ( await fetchPath( url, { as } ) ).status ).toBe( 403 );
		}
		expect( ( await fetchPath( url ) ).text ).not.toContain( '%PDF' );
		expect(
			(
				await fetchPath( url.replace( /_wpnonce=\w+/, '_wpnonce=x' ), {
					as: 'editor',
				} )
			).status
		).toBe( 403 );
		expect(
			(
				await fetchPath( url.replace( 'file=2', 'file=1' ), {
					as: 'editor',
				} )
			).status
		).toBe( 404 );
	} );

	it.each( [
		[ 'page.html', 'text/html', '<script>alert(1)</script>' ],
		[
			'drawing.svg',
			'image/svg+xml',
			'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
		],
		[ 'shell.php', 'application/pdf', '<?php echo 1;' ],
		[ 'shell.php.pdf', 'application/pdf', '<?php echo 1;' ],
		[ 'shell.phtml', 'image/png', '<?php echo 1;' ],
		[ 'page.txt', 'text/plain', '<!DOCTYPE html><html><body>x' ],
		[ 'photo.png', 'image/png', '<html><script>alert(1)</script>' ],
		[ '.htaccess', 'text/plain', 'AddType x' ],
	] )( 'refuses %s', async ( name, type, content ) => {
		const { status, text } = await sendFiles( path, MIA, {
			CV: { name, type, content },
		} );
		expect( status ).toBe( 200 );
		expect( Object.values( formIn( text )?.errors ?? {} ) ).toEqual( [
			expect.stringContaining( 'Choose a file of one of these types' ),
		] );
		expect( await messages() ).toEqual( [] );
		expect( await stored() ).toEqual( [] );
	} );

	it( 'keeps the other input after an error, and asks for the file again', async () => {
		const { text } = await sendFiles(
			path,
			{ Name: 'Mia', Email: 'nothing' },
			{ CV: PDF }
		);
		expect( text ).toContain( 'value="Mia"' );
		expect( text ).toContain( 'Choose Resume-1.pdf again.' );
		expect( await stored() ).toEqual( [] );
		const missing = await sendFiles( path, MIA, {} );
		expect( missing.text ).toContain( 'CV: Choose a file.' );
	} );

	it( 'limits each file and all files together', async () => {
		const small = await createPost( {
			post_title: 'Small',
			post_type: 'page',
			post_content: formBlock( [
				NAME,
				[ 'file', { label: 'CV', maxSize: '0.01' } ],
				[ 'file', { label: 'Letter' } ],
			] ),
		} );
		const big = { ...PDF, content: PDF.content + ' '.repeat( 11000 ) };
		const one = await sendFiles( small.path, MIA, { CV: big } );
		expect( one.text ).toContain( 'Choose a file of at most 10 KB.' );

		const remove = dropMustUsePlugin(
			'upload-size',
			"add_filter( 'upload_size_limit', fn() => 15000 );"
		);
		try {
			const both = await sendFiles( small.path, MIA, {
				CV: { ...PDF, content: PDF.content + ' '.repeat( 9000 ) },
				Letter: { ...PDF, content: PDF.content + ' '.repeat( 9000 ) },
			} );
			expect( both.text ).toContain( 'at most 15 KB together' );
		} finally {
			remove();
			await deletePosts( [ small ] );
		}
		expect( await stored() ).toEqual( [] );
	} );

	it( 'limits the files of all messages, and deletes spam first', async () => {
		const remove = dropMustUsePlugin(
			'form-bytes',
			"add_filter( 'jetpack_dashboard_contact_form_file_bytes', fn() => 300 );"
		);
		const text = { ...PDF, content: PDF.content + ' '.repeat( 40 ) };
		try {
			await sendFiles( path, MIA, { CV: text }, { 'jpf-url': 'spam' } );
			expect( ( await messages() )[ 0 ]?.status ).toBe( 'jp-spam' );
			const second = await sendFiles(
				path,
				{ ...MIA, Name: 'Bob' },
				{ CV: text }
			);
			expect( second.status ).toBe( 303 );
			expect(
				( await messages() ).map( ( { status } ) => status )
			).toEqual( [ 'jp-unread' ] );
			const third = await sendFiles(
				path,
				{ ...MIA, Name: 'Ada' },
				{ CV: text }
			);
			expect( third.text ).toContain( 'files couldn’t be saved' );
			expect( await messages() ).toHaveLength( 1 );
			expect( await stored() ).toHaveLength( 1 );
		} finally {
			remove();
		}
	} );

	it( 'isn’t served from its folder', async () => {
		await sendFiles( path, MIA, { CV: PDF } );
		const files = await evalJson< string[] >(
			`echo wp_json_encode( array_map( 'basename', glob( wp_upload_dir()['basedir'] . '/jetpack-dashboard-forms/{,.}[!.]*', GLOB_BRACE ) ) );`
		);
		expect( files ).toEqual(
			expect.arrayContaining( [ '.htaccess', 'index.php' ] )
		);
		const folder = await fetchPath(
			'/wp-content/uploads/jetpack-dashboard-forms/'
		);
		expect( folder.text ).not.toContain( '.bin' );
	} );
} );

import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp, fetchPath, site } from '../support/site';
import {
	EMAIL,
	formBlock,
	formIn,
	messages,
	NAME,
	resetMessages,
	sendTo,
	TEXT,
} from './contact-forms';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

restoreStateAfterwards();

const made: SitePost[] = [];

async function pageWith( post_content: string ): Promise< string > {
	const page = await createPost( {
		post_title: 'Contact & help',
		post_type: 'page',
		post_content,
	} );
	made.push( page );
	return page.path;
}

const MIA = {
	Name: "Mia O'Brien",
	Email: 'mia@example.org',
	Message: 'Hello & <b>good</b> day.\nTwo "lines" \\ here.',
};

let contact = '';

beforeAll( async () => {
	contact = await pageWith(
		formBlock( [ NAME, EMAIL, TEXT ], {
			to: 'sales@example.org, desk@example.org',
			subject: 'A question',
		} )
	);
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( made );
} );
beforeEach( async () => {
	await switchModule( 'contact-form', true );
	await resetMessages();
	await site().resetMails();
} );

describe( 'contact-form', () => {
	it( 'shows the form and loads its style only while it is on, and only where the form is', async () => {
		const on = ( await fetchPath( contact ) ).text;
		const front = ( await fetchPath( '/' ) ).text;
		await switchModule( 'contact-form', false );
		const off = ( await fetchPath( contact ) ).text;
		expect( Object.keys( formIn( on )?.names ?? {} ) ).toEqual( [
			'Name',
			'Email',
			'Message',
		] );
		expect( on ).toContain( 'contact-form.css' );
		expect( on ).not.toMatch( /_wpnonce|contact-form[^"]*\.js/ );
		expect( [ off, front ].join() ).not.toMatch(
			/contact-form\.css|jpf-form/
		);
		expect( on ).not.toContain( 'sales@example.org' );
	} );

	it( 'stores and mails a message, and shows that it was sent', async () => {
		const response = await sendTo( contact, MIA );
		expect( response.status ).toBe( 303 );
		const { pathname, search, hash } = new URL(
			String( response.headers.location )
		);
		expect( pathname ).toBe( contact );
		const page = ( await fetchPath( `${ pathname }${ search }` ) ).text;
		expect( page ).toMatch(
			new RegExp(
				`<p[^>]*id="${ hash.slice(
					1
				) }" role="status"[^>]*>Your message has been sent`
			)
		);
		expect( formIn( page ) ).toBeUndefined();

		const stored = await messages();
		expect( stored ).toMatchObject( [
			{
				status: 'jp-unread',
				parent: made[ 0 ]?.id,
				sender: MIA.Name,
				emails: [ MIA.Email ],
				fields: Object.entries( MIA ),
			},
		] );
		expect( stored[ 0 ]?.url ).toMatch( new RegExp( `${ contact }$` ) );
		const mails = await site().mails();
		expect( mails ).toHaveLength( 1 );
		expect( mails[ 0 ] ).toMatchObject( {
			to: [ 'sales@example.org', 'desk@example.org' ],
			subject: 'A question',
			headers: [ `Reply-To: ${ MIA.Email }` ],
		} );
		expect( mails[ 0 ]?.message ).toContain( `Message:\n${ MIA.Message }` );
		expect( mails[ 0 ]?.message ).toContain( `Name: ${ MIA.Name }` );
	} );

	it( 'shows each error beside its field and in a summary, and keeps what was entered', async () => {
		const response = await sendTo( contact, {
			Name: '<i>"Mia"</i>',
			Email: 'mia@b',
			Message: 'Kept </textarea><script>alert( 1 )</script>',
		} );
		expect( response.status ).toBe( 200 );
		expect( response.headers[ 'cache-control' ] ).toMatch( /no-cache/ );
		const form = formIn( response.text );
		const key = form?.names.Email ?? '';
		expect( form?.errors ).toEqual( {
			[ key ]: 'Enter an email address, such as name@example.com.',
		} );
		expect( form?.html ).toMatch(
			new RegExp(
				`role="alert"[\\s\\S]*href="#jp-form-${ form?.id }-${ key }">Email: Enter an email address`
			)
		);
		expect( form?.html ).toMatch(
			new RegExp(
				`<input type="email"[^>]*aria-invalid="true" aria-describedby="jp-form-${ form?.id }-${ key }-error"`
			)
		);
		expect( form?.html ).toContain(
			'value="&lt;i&gt;&quot;Mia&quot;&lt;/i&gt;"'
		);
		expect( form?.html ).not.toContain( '<script' );
		expect( form?.html ).toContain( 'Kept &lt;/textarea' );
		expect( await messages() ).toEqual( [] );
		expect( await site().mails() ).toEqual( [] );
	} );

	it( 'checks each type of field on the server', async () => {
		const choices = { options: [ 'Red', 'Green, dark' ] };
		const path = await pageWith(
			formBlock( [
				[ 'text', { label: 'Text', required: true } ],
				[ 'telephone', { label: 'Phone' } ],
				[ 'url', { label: 'Web' } ],
				[ 'date', { label: 'Date' } ],
				[ 'number', { label: 'Number', min: '2', max: '9' } ],
				[ 'select', { label: 'Select', ...choices } ],
				[ 'radio', { label: 'Radio', ...choices } ],
				[ 'checkbox-multiple', { label: 'Several', ...choices } ],
				[ 'checkbox', { label: 'News' } ],
				[ 'consent', { label: 'Agreed', required: true } ],
			] )
		);
		const bad = formIn(
			(
				await sendTo( path, {
					Text: ' \n ',
					Phone: 'call me',
					Web: 'javascript:alert(1)//a.bc',
					Date: '2026-02-30',
					Number: '1.5',
					Select: 'Blue',
					Radio: [ 'Red', 'Red' ],
					Several: [ 'Blue' ],
				} )
			).text
		);
		expect(
			Object.keys( bad?.names ?? {} ).filter(
				( label ) => bad?.errors[ bad.names[ label ] ?? '' ]
			)
		).toEqual( [
			'Text',
			'Phone',
			'Web',
			'Date',
			'Number',
			'Select',
			'Agreed',
		] );
		const good = await sendTo( path, {
			Text: 'x',
			Phone: '+49 (0) 30-123',
			Web: 'example.org/a?b=c',
			Date: '2028-02-29',
			Number: '2.5',
			Select: 'Green, dark',
			Radio: 'Red',
			Several: [ 'Green, dark', 'Blue', 'Red' ],
			Agreed: '1',
		} );
		expect( good.status ).toBe( 303 );
		expect( ( await messages() )[ 0 ]?.fields ).toEqual( [
			[ 'Text', 'x' ],
			[ 'Phone', '+49 (0) 30-123' ],
			[ 'Web', 'https://example.org/a?b=c' ],
			[ 'Date', '2028-02-29' ],
			[ 'Number', '2.5' ],
			[ 'Select', 'Green, dark' ],
			[ 'Radio', 'Red' ],
			[ 'Several', 'Red, Green, dark' ],
			[ 'News', 'No' ],
			[ 'Agreed', 'Yes' ],
		] );
	} );

	it( 'ignores what isn’t in the saved form, and recipients in the request', async () => {
		const { status } = await sendTo(
			contact,
			{ ...MIA, extra: 'x', to: 'evil@example.net' },
			{ more: { to: 'evil@example.net', recipient: 'evil@example.net' } }
		);
		expect( status ).toBe( 303 );
		expect( ( await messages() )[ 0 ]?.fields ).toEqual(
			Object.entries( MIA )
		);
		expect( ( await site().mails() )[ 0 ]?.to ).toEqual( [
			'sales@example.org',
			'desk@example.org',
		] );
	} );

	it( 'lets nobody add headers to the mail', async () => {
		const path = await pageWith(
			formBlock( [ NAME, [ 'text', { label: 'Subject' } ], EMAIL ] )
		);
		const evil = 'x\r\nBcc: evil@example.net\u2028Cc: evil@example.net';
		await sendTo( path, {
			Name: evil,
			Subject: evil,
			Email: 'mia@example.org',
		} );
		for ( const Email of [
			'mia@example.org\r\nBcc: evil@example.net',
			'mia@example.org,evil@example.net',
			'"Mia" <mia@example.org>',
		] ) {
			expect(
				( await sendTo( path, { Name: 'x', Email } ) ).status
			).toBe( 200 );
		}
		const mails = await site().mails();
		expect( mails ).toHaveLength( 1 );
		expect( mails[ 0 ]?.headers ).toEqual( [
			'Reply-To: mia@example.org',
		] );
		expect( mails[ 0 ]?.to ).toEqual( [
			await evalPhp( "echo get_option( 'admin_email' );" ),
		] );
		expect( mails[ 0 ]?.subject ).toMatch( /^\[.*\] Contact & help$/ );
	} );

	it( 'takes a stale form of a cached page while it is the only one', async () => {
		const stale = await sendTo( contact, MIA, {
			more: { 'jpf-form': '0123456789ab' },
		} );
		expect( stale.status ).toBe( 303 );
		expect( await messages() ).toHaveLength( 1 );
		const invalid = await sendTo(
			contact,
			{ ...MIA, Email: '' },
			{ more: { 'jpf-form': '0123456789ab' } }
		);
		expect( invalid.status ).toBe( 400 );
		expect( invalid.text ).toContain( 'Email: Fill in this field.' );
	} );

	it( 'tells a visitor whose form is gone', async () => {
		const form = formIn( ( await fetchPath( contact ) ).text );
		const { status, text } = await fetchPath( '/?p=1', {
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: `jpf-form=${ form?.id }`,
		} );
		expect( status ).toBe( 400 );
		expect( text ).toContain( 'This form has changed.' );
	} );
} );

import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, get, site } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import {
	follow,
	linksIn,
	press,
	recipients,
	resetSubscriptions,
	rowsOf,
	sendBatch,
	signUp,
	SLUG,
} from './subscriptions';

const READER = 'reader@example.org';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetSubscriptions();
	await site().resetMails();
} );

const lastMail = async () => {
	const mail = ( await site().mails() ).at( -1 );
	if ( ! mail ) {
		throw new Error( 'There is no email.' );
	}
	return mail;
};

it( 'can be switched on', async () => {
	expect( ( await get( `module/${ SLUG }` ) ).body.available ).toBe( true );
} );

it( 'shows the form of the block only while it is on', async () => {
	const id = await makePost( {
		post_content:
			'<!-- wp:jetpack/subscriptions {"submitButtonText":"Join <b>us</b>"} /--><p>After.</p>',
	} );
	const on = await pageAt( postPath( id ) );
	expect( on ).toMatch( /<form class="jp-subscribe" method="post"/ );
	expect( on ).toContain( '>Join &lt;b&gt;us&lt;/b&gt;</button>' );
	expect( on ).not.toMatch( /_wpnonce|jp-subscribe.*<script/ );
	await switchModule( SLUG, false );
	const off = await pageAt( postPath( id ) );
	expect( off ).not.toContain( 'jp-subscribe' );
	expect( off ).toContain( 'After.' );
} );

describe( 'signing up', () => {
	it( 'subscribes after a click in the email, not by opening its link', async () => {
		const { status, text } = await signUp( READER );
		expect( status ).toBe( 200 );
		expect( text ).toContain( 'Check your email' );
		const mail = await lastMail();
		expect( mail.to ).toEqual( [ READER ] );
		expect( mail.subject ).toMatch( /^Confirm your subscription to / );
		expect( mail.message ).toContain( '* New posts' );
		const { confirm } = linksIn( mail.message );
		expect( ( await fetchPath( confirm ?? '' ) ).text ).toContain(
			'<button type="submit">Confirm</button>'
		);
		expect( await rowsOf( 'follows' ) ).toMatchObject( [
			{ confirmed: '0' },
		] );
		await makePost( { post_title: 'Too early' } );
		await sendBatch();
		expect( await recipients() ).toEqual( [ READER ] );

		expect( ( await press( confirm ) ).text ).toContain(
			'You are subscribed'
		);
		expect( await rowsOf( 'follows' ) ).toMatchObject( [
			{ confirmed: '1' },
		] );
	} );

	it( 'rejects other links, and pages that caches must not keep', async () => {
		await signUp( READER );
		const { confirm = '' } = linksIn( ( await lastMail() ).message );
		for ( const path of [
			confirm.replace( /key=.{4}/, 'key=0000' ),
			confirm.replace( 'confirm', 'unsubscribe' ),
			'/?jetpack_follow=confirm',
			'/?jetpack_follow[]=confirm&item[]=1',
			'/?jetpack_follow=manage&item=99999999&key=x',
		] ) {
			expect( ( await press( path ) ).status ).toBe(
				path.includes( '[]' ) ? 200 : 403
			);
		}
		expect( await rowsOf( 'follows' ) ).toMatchObject( [
			{ confirmed: '0' },
		] );
		const { headers } = await fetchPath( confirm );
		expect( headers ).toMatchObject( {
			'cache-control': expect.stringContaining( 'no-cache' ),
			'referrer-policy': 'no-referrer',
			'x-robots-tag': 'noindex',
		} );
	} );

	it( 'says no more to an invalid address, and nothing to a bot', async () => {
		for ( const email of [ '', 'nobody', 'a@b', 'a@b.c\nBcc: d@e.org' ] ) {
			const { status: refused, text: form } = await signUp( email );
			expect( refused ).toBe( 400 );
			expect( form ).toContain( 'clip-path:inset(50%)' );
		}
		const { text } = await signUp( READER, {
			jetpack_follow_website: 'https://spam.example',
		} );
		expect( text ).toContain( 'Check your email' );
		expect( await recipients() ).toEqual( [] );
		expect( await rowsOf( 'followers' ) ).toEqual( [] );
	} );

	it( 'tells a subscriber by email, and visitors never', async () => {
		const before = ( await signUp( READER ) ).text;
		await press( linksIn( ( await lastMail() ).message )[ 'confirm' ] );
		expect( ( await signUp( READER ) ).text ).toBe( before );
		expect( ( await lastMail() ).subject ).toMatch( /^You are already/ );
		expect( await rowsOf( 'followers' ) ).toHaveLength( 1 );
	} );

	it( 'sends a mailbox few emails, however it is spelled', async () => {
		for ( const email of [
			'some.body@gmail.com',
			'somebody@gmail.com',
			'some.body+1@gmail.com',
			'SomeBody+2@gmail.com',
			'somebody+3@gmail.com',
			's.omebody@gmail.com',
			'somebody@googlemail.com',
		] ) {
			expect( ( await signUp( email ) ).status ).toBe( 200 );
		}
		expect( await recipients() ).toHaveLength( 4 );
	} );

	it( 'limits the sign-ups of a visitor', async () => {
		let refused = 0;
		for ( let count = 0; count < 101 && refused === 0; count++ ) {
			refused =
				( await signUp( `n${ count }@example.org` ) ).status === 429
					? count
					: 0;
		}
		expect( [ 10, 100 ] ).toContain( refused );
	} );

	it( 'forgets after three days what was never confirmed', async () => {
		await signUp( READER );
		await follow( 'loyal@example.org' );
		await site().setClock( 4 * 24 * 3600 );
		try {
			await evalPhp(
				"do_action( 'jetpack_dashboard_subscriptions_hourly' );"
			);
		} finally {
			await site().setClock( 0 );
		}
		expect( await rowsOf( 'followers' ) ).toMatchObject( [
			{ email: 'loyal@example.org' },
		] );
	} );

	it( 'tells the administrator only if the setting says so', async () => {
		await follow( 'a@example.org' );
		expect( await recipients() ).toEqual( [] );
		await setOption(
			'jetpack_dashboard_social_notifications_subscribe',
			'1'
		);
		await signUp( 'b@example.org' );
		const { confirm } = linksIn( ( await lastMail() ).message );
		await site().resetMails();
		await press( confirm );
		await press( confirm );
		const mails = await site().mails();
		expect( mails ).toHaveLength( 1 );
		expect( mails[ 0 ]?.message ).toContain( 'b@example.org confirmed' );
	} );
} );

describe( 'unsubscribing', () => {
	const open = async () => {
		await follow( READER );
		await makePost( { post_title: 'News &#8220;today&#8221;' } );
		await sendBatch();
		return lastMail();
	};

	it( 'works with one request of the mail client, and only by POST', async () => {
		const { headers, message } = await open();
		const header = headers.find( ( line ) =>
			line.startsWith( 'List-Unsubscribe:' )
		);
		expect( headers ).toContain(
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click'
		);
		const { unsubscribe } = linksIn(
			header?.replace( /[<>]/g, ' ' ) ?? ''
		);
		expect( unsubscribe ).toBe( linksIn( message )[ 'unsubscribe' ] );
		expect( ( await fetchPath( unsubscribe ?? '' ) ).text ).toContain(
			'>Unsubscribe</button>'
		);
		expect( await rowsOf( 'follows' ) ).toHaveLength( 1 );
		for ( let twice = 0; twice < 2; twice++ ) {
			const answer = await press(
				unsubscribe,
				'List-Unsubscribe=One-Click'
			);
			expect( answer.status ).toBe( 200 );
			expect( answer.text ).toContain( 'You are unsubscribed' );
		}
		expect( await rowsOf( 'follows' ) ).toEqual( [] );
		expect( await rowsOf( 'followers' ) ).toMatchObject( [
			{ email: '', state: 'unsubscribed' },
		] );
		await site().resetMails();
		await makePost( {} );
		await sendBatch();
		expect( await recipients() ).toEqual( [] );
	} );

	it( 'is possible on the page of all subscriptions, and reversible', async () => {
		const { manage = '' } = linksIn( ( await open() ).message );
		expect( ( await fetchPath( manage ) ).text ).toContain( READER );
		expect( ( await press( manage, 'all=1' ) ).text ).toContain(
			'You don’t get any emails'
		);
		expect( await rowsOf( 'follows' ) ).toEqual( [] );
		await follow( READER );
		expect( await rowsOf( 'followers' ) ).toMatchObject( [
			{ email: READER, state: 'confirmed' },
		] );
	} );

	it( 'happens to an address that bounces', async () => {
		await open();
		await site().resetMails();
		await evalPhp(
			`do_action( 'jetpack_dashboard_email_bounced', '${ READER }' );`
		);
		await makePost( {} );
		await sendBatch();
		expect( await recipients() ).toEqual( [] );
	} );

	it( 'erases on request what is stored about a person', async () => {
		await open();
		const exported = await evalPhp(
			`echo wp_json_encode( apply_filters( 'wp_privacy_personal_data_exporters', array() )['jetpack-dashboard-subscriptions']['callback']( '${ READER }', 1 ) );`
		);
		expect( exported ).toContain( 'New posts' );
		await switchModule( SLUG, false );
		const erase = () =>
			evalPhp(
				`echo wp_json_encode( apply_filters( 'wp_privacy_personal_data_erasers', array() )['jetpack-dashboard-subscriptions']['callback']( '${ READER }' ) );`
			);
		expect( JSON.parse( await erase() ).items_removed ).toBe( true );
		expect( JSON.parse( await erase() ).items_removed ).toBe( false );
		expect( await rowsOf( 'followers' ) ).toEqual( [] );
	} );
} );

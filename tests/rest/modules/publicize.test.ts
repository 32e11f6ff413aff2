import type { NetworkRequest } from '../../sandbox/public-services/networks';
import { createHmac } from 'node:crypto';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule, useScenario } from '../support/site-state';
import { evalPhp } from '../support/site';
import type { Wire } from '../support/site';
import { idOf } from '../support/connection-state';
import { deleteAllPosts, makePost } from './support';
import {
	connect,
	DISPATCH,
	dispatch,
	nextRun,
	resetPublicize,
	rowsOf,
	SECRET,
	SLUG,
	startNetworks,
} from './publicize';

let networks: Awaited< ReturnType< typeof startNetworks > >;

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeAll( async () => {
	await useScenario( 'local' );
	networks = await startNetworks();
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await setOption( 'jetpack_dashboard_publicize_message', '' );
	await resetPublicize();
	networks.reset();
} );
afterAll( async () => {
	await resetPublicize();
	await networks.stop();
} );

const states = async () =>
	( await rowsOf( 'jobs' ) ).map( ( { state } ) => state );
describe( 'a new post', () => {
	it( 'is sent to each account once, in the background', async () => {
		await connect( 'webhook' );
		await connect( 'bluesky' );
		await connect( 'mastodon' );
		const id = await makePost( { post_title: 'Fish &amp; chips' } );
		expect( networks.requests ).toEqual( [] );
		expect( await nextRun() ).toBeLessThanOrEqual( 0 );
		await dispatch();
		expect( await states() ).toEqual( [ 'sent', 'sent', 'sent' ] );
		expect( await nextRun() ).toBeNull();
		expect( networks.published.size ).toBe( 2 );

		const sent = networks.requests.length;
		await evalPhp(
			`foreach ( array( 'draft', 'publish' ) as $status ) { wp_update_post( array( 'ID' => ${ id }, 'post_status' => $status ) ); }`
		);
		await dispatch();
		expect( networks.requests ).toHaveLength( sent );
		const [ , bluesky, mastodon ] = await rowsOf( 'jobs' );
		expect( bluesky?.url ).toMatch(
			/^https:\/\/bsky\.app\/profile\/jonas\.example\/post\/[2-7a-z]{13}$/
		);
		expect( mastodon?.url ).toMatch(
			/^https:\/\/social\.example\/@jonas\/\d+$/
		);
	} );

	it( 'goes to a webhook as signed JSON', async () => {
		await connect( 'webhook' );
		const id = await makePost( {
			post_title: 'Fish &amp; chips',
			post_excerpt: 'Salt &amp; <b>vinegar</b>',
		} );
		await dispatch();
		const [ request ] = networks.requests;
		expect( [ request?.path, request?.query.get( 'key' ) ] ).toEqual( [
			'/in',
			'1',
		] );
		const { headers, text, body } = request as NetworkRequest;
		expect( headers[ 'x-jetpack-signature' ] ).toBe(
			`sha256=${ createHmac( 'sha256', SECRET )
				.update( `${ headers[ 'x-jetpack-timestamp' ] }.${ text }` )
				.digest( 'hex' ) }`
		);
		const url = await evalPhp( `echo get_permalink( ${ id } );` );
		expect( body ).toMatchObject( {
			event: 'post.published',
			delivery: headers[ 'x-jetpack-delivery' ],
			message: `Fish & chips ${ url }`,
			post: {
				id,
				url,
				title: 'Fish & chips',
				excerpt: 'Salt & vinegar',
				image: null,
				tags: [],
			},
		} );
	} );

	it( 'goes to Bluesky with its link and hashtags marked, and a card', async () => {
		await setOption(
			'jetpack_dashboard_publicize_message',
			'Größe: {title} {url} {tags}'
		);
		await connect( 'bluesky' );
		const id = await makePost( {
			post_title: 'News',
			tags_input: [ 'Open source' ],
		} );
		await dispatch();
		const [ record ] = [ ...networks.published.values() ];
		const url = await evalPhp( `echo get_permalink( ${ id } );` );
		expect( record.text ).toBe( `Größe: News ${ url } #Opensource` );
		const bytes = Buffer.from( record.text );
		expect(
			record.facets.map( ( { index, features }: Wire ) => [
				bytes.subarray( index.byteStart, index.byteEnd ).toString(),
				features[ 0 ].uri ?? features[ 0 ].tag,
			] )
		).toEqual( [
			[ url, url ],
			[ '#Opensource', 'Opensource' ],
		] );
		expect( record.embed.external ).toMatchObject( {
			uri: url,
			title: 'News',
			description: 'Words.',
		} );
	} );

	it( 'is sent with only what visitors can read', async () => {
		await switchModule( 'widget-visibility', true );
		await setOption(
			'jetpack_dashboard_publicize_message',
			'{excerpt} {url}'
		);
		await connect( 'webhook' );
		await connect( 'bluesky' );
		const conditions = JSON.stringify( {
			metadata: { jetpackVisibility: { roles: [ 'members' ] } },
		} );
		await makePost( {
			post_content: `<p>A recipe.</p><!-- wp:paragraph ${ conditions } --><p>Secret ingredient.</p><!-- /wp:paragraph -->`,
		} );
		await evalPhp( `wp_set_current_user( 1 ); ${ DISPATCH }` );
		const { body } = networks.requests[ 0 ] as NetworkRequest;
		expect( body ).toMatchObject( {
			message: expect.stringMatching( /^A recipe\. http/ ),
			post: { excerpt: 'A recipe.' },
		} );
		const [ record ] = [ ...networks.published.values() ];
		expect( record.embed.external.description ).toBe( 'A recipe.' );
	} );

	it( 'is shortened to the limit of the server, with a whole link', async () => {
		await connect( 'mastodon' );
		const id = await makePost( { post_title: 'word '.repeat( 30 ) } );
		await dispatch();
		const url = await evalPhp( `echo get_permalink( ${ id } );` );
		const [ { status } ] = [ ...networks.published.values() ];
		expect( status ).toMatch( /^word .*… http/ );
		expect( status.endsWith( url ) ).toBe( true );
		// A link counts as 23 characters.
		expect( status.length - url.length + 23 ).toBeLessThanOrEqual( 60 );
	} );

	it( 'can have its own message, and leave out accounts', async () => {
		const hook = await connect( 'webhook' );
		await connect( 'mastodon' );
		await makePost( {
			post_title: 'Title',
			meta_input: {
				_jetpack_dashboard_publicize_message: 'Read this!',
				_jetpack_dashboard_publicize_off: [ hook ],
			},
		} );
		await dispatch();
		expect( networks.requests.map( ( { host } ) => host ) ).toEqual( [
			'social.example',
		] );
		expect( [ ...networks.published.values() ][ 0 ].status ).toMatch(
			/^Read this! https?:\S+$/
		);
	} );

	it( 'goes to the site’s accounts and those of its author', async () => {
		const author = await idOf( 'author' );
		await connect( 'webhook' );
		await connect( 'mastodon', author );
		await connect( 'bluesky', await idOf( 'editor' ) );
		const id = await makePost( {
			post_author: author,
			post_status: 'draft',
		} );
		await evalPhp(
			`wp_set_current_user( ${ author } ); wp_publish_post( ${ id } );`
		);
		expect(
			( await rowsOf( 'jobs' ) ).map( ( { network } ) => network )
		).toEqual( [ 'webhook', 'mastodon' ] );
	} );

	it( 'is sent when its time has come', async () => {
		await connect( 'webhook' );
		const id = await makePost( {
			post_status: 'future',
			post_date: '2099-01-01 00:00:00',
		} );
		expect( await states() ).toEqual( [] );
		await evalPhp( `wp_publish_post( ${ id } );` );
		await dispatch();
		expect( await states() ).toEqual( [ 'sent' ] );
	} );

	it.each( [
		[ 'a draft', { post_status: 'draft' } ],
		[ 'a private post', { post_status: 'private' } ],
		[ 'a post with a password', { post_password: 'secret' } ],
		[ 'a page', { post_type: 'page' } ],
	] )( '%s is not sent', async ( _, fields ) => {
		await connect( 'webhook' );
		await makePost( fields );
		expect( await states() ).toEqual( [] );
	} );

	it( 'is not sent while the module is off, nor later', async () => {
		await connect( 'webhook' );
		await makePost( {} );
		await evalPhp( `do_action( 'jetpack_deactivate_module_${ SLUG }' );` );
		await switchModule( SLUG, false );
		await makePost( {} );
		expect( await nextRun() ).toBeNull();
		await switchModule( SLUG, true );
		await dispatch();
		expect( networks.requests ).toEqual( [] );
		expect( await states() ).toEqual( [ 'failed' ] );
	} );

	it( 'that is taken back before it is sent isn’t sent', async () => {
		await connect( 'webhook' );
		const id = await makePost( {} );
		await evalPhp( `wp_trash_post( ${ id } );` );
		await dispatch();
		expect( networks.requests ).toEqual( [] );
		expect( await rowsOf( 'jobs' ) ).toMatchObject( [
			{ state: 'failed', error: 'The post isn’t public any more.' },
		] );
		await evalPhp( `wp_delete_post( ${ id }, true );` );
		expect( await states() ).toEqual( [] );
	} );
} );

it( 'the log keeps the newest 1000 jobs', async () => {
	await connect( 'webhook' );
	await evalPhp( `
global $wpdb;
for ( $batch = 0; $batch < 4; $batch++ ) {
	$rows = array();
	for ( $i = 1; $i <= 300; $i++ ) { $rows[] = sprintf( "(%d, 1, 'webhook', 'x', 'sent', 't')", 100000 + $batch * 300 + $i ); }
	$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_publicize_jobs (post, connection, network, label, state, token) VALUES " . implode( ',', $rows ) );
}` );
	await makePost( {} );
	const rows = await rowsOf( 'jobs' );
	expect( rows ).toHaveLength( 1001 );
	expect( rows[ 0 ]?.post ).toBe( '100201' );
} );

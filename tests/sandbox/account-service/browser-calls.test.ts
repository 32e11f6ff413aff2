import { json, postJson, register } from './client/service-client';
import type { Registration } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url, state, load } = serviceUnderTest();

let site: Registration;

beforeAll( async () => {
	site = await register( url() );
} );
beforeEach( async () => {
	await load( 'default' );
} );

const at = ( path: string ) => `${ url() }/v1${ path }`;

describe( 'usage events', () => {
	const event = { name: 'jetpack_opened' };
	/**
	 * Sent like `navigator.sendBeacon()` sends a string: no token, and no JSON
	 * content type.
	 */
	const beacon = ( body: unknown ) =>
		fetch( at( '/events' ), {
			method: 'POST',
			body: JSON.stringify( body ),
		} );

	it( 'are kept for reading, without a token', async () => {
		const response = await beacon( {
			site_id: site.site_id,
			events: [ event ],
		} );
		expect( response.status ).toBe( 202 );
		const { events } = await state< { events: unknown[] } >();
		expect( events ).toEqual( [ event ] );
		const panel = await ( await fetch( `${ url() }/sandbox` ) ).text();
		expect( panel ).toContain( `<code>${ event.name }</code>` );
	} );

	it.each< [ string, unknown, number, string ] >( [
		[
			'of a stranger',
			{ site_id: 1, events: [ event ] },
			403,
			'unknown_site',
		],
		[ 'of no site', { events: [ event ] }, 400, 'invalid_site' ],
		[
			'that are none',
			{ site_id: 4242, events: 'all' },
			400,
			'invalid_events',
		],
	] )( 'are refused: those %s', async ( _which, body, status, code ) => {
		const response = await beacon( body );
		expect( response.status ).toBe( status );
		expect( await response.json() ).toMatchObject( { code } );
		expect( await state() ).toMatchObject( { events: [] } );
	} );
} );

it( 'takes the survey from a browser on any site, without credentials', async () => {
	const survey = at( '/marketing/feedback-survey' );
	const asked = await fetch( survey, {
		method: 'OPTIONS',
		headers: {
			Origin: 'http://blog.test',
			'Access-Control-Request-Method': 'POST',
			'Access-Control-Request-Headers': 'content-type',
		},
	} );
	expect( asked.status ).toBe( 204 );
	expect( asked.headers.get( 'Access-Control-Allow-Headers' ) ).toContain(
		'Content-Type'
	);

	const body = { site_id: 4242, survey_id: 'jetpack-plugin-disconnect' };
	const response = await postJson( survey, body, {
		Origin: 'http://blog.test',
	} );
	expect( await json( response ) ).toEqual( { success: true } );
	expect( response.headers.get( 'Access-Control-Allow-Origin' ) ).toBe( '*' );
	expect( response.headers.has( 'Access-Control-Allow-Credentials' ) ).toBe(
		false
	);
	expect( await state() ).toMatchObject( { surveys: [ body ] } );

	const refused = await postJson( survey, 'no object' );
	expect( await refused.json() ).toMatchObject( { code: 'invalid_body' } );
	expect( refused.headers.get( 'Access-Control-Allow-Origin' ) ).toBe( '*' );
} );

/** @jest-environment ./tools/jest/browser-environment.js */
import { ApiFailure } from './errors';
import { deferred, mockNetwork, json } from './network.fixture';
import { sendDisconnectSurvey } from './survey';

const SURVEY = {
	reason: 'another-reason',
	text: 'Too many cooks.',
	siteId: 4242,
	userId: 90210,
} as const;

const send = () => sendDisconnectSurvey( 'https://account.test', SURVEY );

it( 'A386, A227 sends the survey to the account service', async () => {
	const calls = mockNetwork( () => json( { success: true } ) );
	await send();
	expect( calls ).toHaveLength( 1 );
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'POST',
		credentials: 'omit',
		body: {
			site_id: 4242,
			user_id: 90210,
		},
	} );
	expect( calls[ 0 ]?.url.href ).toBe(
		'https://account.test/v1/marketing/feedback-survey'
	);
	expect( calls[ 0 ]?.headers.has( 'X-WP-Nonce' ) ).toBe( false );
} );

it( 'A228, A229 names itself, and the reason with its text', async () => {
	const calls = mockNetwork( () => json( { success: true } ) );
	await send();
	expect( calls[ 0 ]?.body ).toMatchObject( {
		survey_id: 'jetpack-plugin-disconnect',
		survey_responses: {
			'why-cancel': {
				response: 'another-reason',
				text: 'Too many cooks.',
			},
		},
	} );
} );

it( 'A387 is refused with a code', async () => {
	mockNetwork( () => json( { code: 'survey_closed' }, 400 ) );
	await expect( send() ).rejects.toMatchObject( {
		details: { code: 'survey_closed', status: 400 },
	} );
} );

it.each( [
	[ 'no network', () => new TypeError( 'Failed to fetch' ) ],
	[ 'no JSON', () => new Response( '<html>' ) ],
	[ 'nothing in it', () => json( {} ) ],
] )( 'fails on a response with %s', async ( _what, answer ) => {
	mockNetwork( answer );
	await expect( send() ).rejects.toThrow( ApiFailure );
} );

it( 'does not wait for ever', async () => {
	jest.useFakeTimers();
	const calls = mockNetwork( () => deferred< Response >().promise );
	const failure = send().catch( ( thrown: unknown ) => thrown );
	await jest.advanceTimersByTimeAsync( 10_000 );
	expect( await failure ).toBeInstanceOf( ApiFailure );
	expect( calls[ 0 ]?.signal?.aborted ).toBe( true );
	jest.useRealTimers();
} );

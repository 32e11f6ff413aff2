import { openPage } from './support/admin-page';
import { linkUser } from './support/consent';
import { clearProvider } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post, site } from './support/site';

const SURVEY = {
	site_id: 4242,
	user_id: 90210,
	survey_id: 'jetpack-plugin-disconnect',
	survey_responses: {
		'why-cancel': { response: 'another-reason', text: 'Too much “blue”.' },
	},
};

const pageState = async () => ( await openPage( 'admin' ) ).page.initialState;

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'connected' );
	await clearProvider();
} );
afterAll( () => useScenario( 'local' ) );

describe( 'tracking/settings', () => {
	it( 'are each linked user’s own (A329, A330, B537)', async () => {
		await linkUser( 'editor', { email: 'editor@example.net' } );
		expect( ( await get( 'tracking/settings' ) ).body ).toEqual( {
			tracks_opt_out: false,
		} );
		const saved = await post( 'tracking/settings', {
			tracks_opt_out: true,
		} );
		expect( [ saved.status, saved.body ] ).toEqual( [
			200,
			{ tracks_opt_out: true },
		] );
		expect( ( await get( 'tracking/settings' ) ).body ).toEqual( {
			tracks_opt_out: true,
		} );
		expect(
			( await get( 'tracking/settings', { as: 'editor' } ) ).body
		).toEqual( { tracks_opt_out: false } );
		expect(
			( await post( 'tracking/settings', { tracks_opt_out: false } ) )
				.body
		).toEqual( { tracks_opt_out: false } );
	} );

	it( 'keep the account out of the page of a user who has opted out', async () => {
		expect( ( await pageState() ).tracksUserData ).toMatchObject( {
			userid: expect.any( Number ),
		} );
		await post( 'tracking/settings', { tracks_opt_out: true } );
		expect( ( await pageState() ).tracksUserData ).toBe( false );
		await post( 'tracking/settings', { tracks_opt_out: false } );
	} );

	it( 'of a user who is not linked are always opted out (B538, C288, C289)', async () => {
		expect(
			( await get( 'tracking/settings', { as: 'author' } ) ).body
		).toEqual( { tracks_opt_out: true } );
		const { status: code, body } = await post(
			'tracking/settings',
			{ tracks_opt_out: false },
			{ as: 'author' }
		);
		expect( [ code, body ] ).toEqual( [ 200, { tracks_opt_out: true } ] );
		await linkUser( 'author', { email: 'author@example.net' } );
		expect(
			( await get( 'tracking/settings', { as: 'author' } ) ).body
		).toEqual( { tracks_opt_out: false } );
	} );

	it( 'stay as they are without the argument, and refuse what is no boolean', async () => {
		await post( 'tracking/settings', { tracks_opt_out: true } );
		expect( ( await post( 'tracking/settings', {} ) ).body ).toEqual( {
			tracks_opt_out: true,
		} );
		const { status: code, body } = await post( 'tracking/settings', {
			tracks_opt_out: 'maybe',
		} );
		expect( [ code, body.code ] ).toEqual( [ 400, 'rest_invalid_param' ] );
		await post( 'tracking/settings', { tracks_opt_out: false } );
	} );
} );

describe( 'POST marketing/survey', () => {
	const surveys = async (): Promise< unknown[] > =>
		( await site().accountService.state() ).surveys;

	it( 'arrives as it was sent, also after disconnecting (A369, B532)', async () => {
		await post( 'connection', { isActive: false } );
		const before = await surveys();
		const { status: code, body } = await post( 'marketing/survey', SURVEY );
		expect( [ code, body ] ).toEqual( [ 200, { success: true } ] );
		expect( ( await surveys() ).slice( before.length ) ).toEqual( [
			SURVEY,
		] );
	} );

	it.each( [
		[ 'an unknown survey', { ...SURVEY, survey_id: 'another' } ],
		[ 'no ids', { ...SURVEY, site_id: 0 } ],
		[
			'more than 1000 characters',
			{
				...SURVEY,
				survey_responses: {
					'why-cancel': {
						response: 'another-reason',
						text: 'é'.repeat( 1001 ),
					},
				},
			},
		],
		[
			'something else in it',
			{ ...SURVEY, survey_responses: { everything: SURVEY } },
		],
	] )(
		'with %s is a bad request that sends nothing',
		async ( _what, sent ) => {
			const before = await surveys();
			const { status: code, body } = await post(
				'marketing/survey',
				sent
			);
			expect( [ code, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
			expect( await surveys() ).toEqual( before );
		}
	);

	it( 'takes 1000 characters', async () => {
		const text = 'é'.repeat( 1000 );
		const { status: code } = await post( 'marketing/survey', {
			...SURVEY,
			survey_responses: {
				'why-cancel': { response: 'another-reason', text },
			},
		} );
		expect( code ).toBe( 200 );
	} );
} );

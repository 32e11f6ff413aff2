import { restoreStateAfterwards } from './support/saved-state';
import { openPage } from './support/admin-page';
import { useScenario } from './support/site-state';
import { post } from './support/site';

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

describe( 'POST notice/{id} (A367)', () => {
	it( 'B543 dismisses for the current user, and returns all their dismissed notices', async () => {
		const first = await post(
			'notice/welcome',
			{ dismissed: true },
			{ as: 'author' }
		);
		expect( [ first.status, first.body ] ).toEqual( [
			200,
			{ welcome: true },
		] );
		const second = await post(
			'notice/feedback_dash_request',
			{ dismissed: true },
			{ as: 'author' }
		);
		expect( second.body ).toEqual( {
			welcome: true,
			feedback_dash_request: true,
		} );
	} );

	it( 'is remembered for that user alone', async () => {
		await post( 'notice/welcome', { dismissed: true }, { as: 'author' } );
		const own = await openPage( 'author' );
		const other = await openPage( 'contributor' );
		expect( own.page.initialState.dismissedNotices ).toHaveProperty(
			'welcome',
			true
		);
		expect(
			Object.keys( other.page.initialState.dismissedNotices )
		).toEqual( [] );
	} );

	it( 'is a success a second time', async () => {
		await post( 'notice/welcome', { dismissed: true }, { as: 'editor' } );
		const { status } = await post(
			'notice/welcome',
			{ dismissed: true },
			{ as: 'editor' }
		);
		expect( status ).toBe( 200 );
	} );

	it.each( [
		[ {} ],
		[ { dismissed: false } ],
		[ { dismissed: 'yes' } ],
		[ { dismissed: [] } ],
	] )( 'takes %j for no dismissal', async ( body ) => {
		const { status, body: said } = await post( 'notice/welcome', body );
		expect( status ).toBe( 400 );
		expect( [
			'rest_invalid_param',
			'rest_missing_callback_param',
		] ).toContain( said.code );
	} );

	it.each( [ 'no-such-notice', 'session_tokens', '__proto__' ] )(
		'rejects an unknown notice %s',
		async ( id ) => {
			const { status, body } = await post( `notice/${ id }`, {
				dismissed: true,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
		}
	);

	it.each( [
		'app-card',
		'empty-stats-card',
		'backup-records',
		'connect-banner',
		'unlinked-user',
		'security-bundle',
		'boost-card',
		'crm-card',
		'backup-offer',
		'scan-offer',
		'antispam-offer',
		'monitor-offer',
		'search-offer',
		'videopress-offer',
		'support-offer',
		'plan-offer',
		'ads-offer',
		'analytics-offer',
		'release-notice',
	] )( 'dismisses %s permanently', async ( id ) => {
		const { status, body } = await post(
			`notice/${ id }`,
			{ dismissed: true },
			{ as: 'editor' }
		);
		expect( [ status, body[ id ] ] ).toEqual( [ 200, true ] );
		const { page } = await openPage( 'editor' );
		expect( page.initialState.dismissedNotices ).toHaveProperty( id, true );
	} );

	it( 'does not trust the request about who the user is', async () => {
		await post(
			'notice/welcome',
			{ dismissed: true, user_id: 1, user: 1 },
			{ as: 'subscriber' }
		);
		const admin = await openPage( 'admin' );
		expect( admin.page.initialState.dismissedNotices ).not.toHaveProperty(
			'welcome'
		);
	} );
} );

import { clear } from './activity';
import { startConnected, dashboard } from './site-data/site-parts';
import { follow, hiddenField, sendForm, textOf } from './support/admin-form';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { fetchPath, get, post, site } from './support/site';

const PAGE = '/wp-admin/admin.php?page=jetpack-activity';
const LABEL = 'The Activity card of the dashboard shows';
const ACTION = 'jetpack_dashboard_activity_card';
const ROUTE = '/v1/sites/{id}/activity';

restoreStateAfterwards();
afterAll( async () => {
	await post( 'settings', { activity_card: 'service' } );
	await useScenario( 'local' );
} );

const open = async () => ( await fetchPath( PAGE, { as: 'admin' } ) ).text;

const choose = async ( card: string ) => {
	const html = await open();
	const form = html.slice( html.indexOf( `value="${ ACTION }"` ) );
	return follow(
		await sendForm(
			[
				[ 'action', ACTION ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				[ 'card', card ],
			],
			'admin'
		),
		'admin'
	);
};

const summaries = async (): Promise< string[] > =>
	( await dashboard( [ 'activity' ] ) ).body.activity.data.map(
		( { summary }: { summary: string } ) => summary
	);

describe( 'on a connected site', () => {
	beforeAll( async () => {
		await startConnected();
		await site().accountService.patch( {
			site: {
				activity: [
					{
						id: 'e1',
						summary: 'Of the service',
						actor: 'marta',
						published: new Date( 1.7e12 ).toISOString(),
					},
				],
			},
		} );
		await get( 'site/activity?refresh=1' );
		await clear();
	} );

	it( 'A096 the card shows the log that the owner chose', async () => {
		expect( await summaries() ).toEqual( [ 'Of the service' ] );
		expect( await open() ).toMatch(
			/<option value="service" +selected='selected'>/
		);
		const html = await choose( 'site' );
		expect( textOf( html ) ).toContain( 'Saved.' );
		expect( html ).toMatch( /<option value="site" +selected='selected'>/ );
		const own = await summaries();
		expect( own.join() ).toContain( 'Activity on the dashboard' );
		expect( own ).not.toContain( 'Of the service' );
		// Also if the service doesn't respond.
		await site().accountService.patch( {
			faults: { [ ROUTE ]: { kind: 'closed' } },
		} );
		const { body } = await get( 'site/activity?refresh=1' );
		expect( body.data[ 0 ].summary ).toBe( own[ 0 ] );
		await site().accountService.patch( { faults: { [ ROUTE ]: null } } );
		await choose( 'service' );
		expect( await summaries() ).toEqual( [ 'Of the service' ] );
	} );

	it( 'refuses another log', async () => {
		await choose( 'none' );
		expect( ( await get( 'settings' ) ).body.activity_card ).toBe(
			'service'
		);
	} );

	it.each( [ 'editor', 'author', 'contributor', 'subscriber' ] as const )(
		'the choice is not for the role %s',
		async ( role ) => {
			const response = await sendForm(
				[
					[ 'action', ACTION ],
					[ '_wpnonce', 'x' ],
					[ 'card', 'site' ],
				],
				role
			);
			expect( response.status ).toBe( 403 );
		}
	);
} );

it( 'offers no choice without an account service', async () => {
	await useScenario( 'local' );
	expect( await open() ).not.toContain( LABEL );
} );

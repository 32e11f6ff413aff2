import { PAGE, openPage } from '../support/admin-page';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { fetchPath, get, site } from '../support/site';
import { startConnected } from './site-parts';

const PARTS = [ 'site', 'features', 'purchases', 'rewind' ];
const SECURITY = 'jetpack_security_t1_yearly';

/** Values from `GET dashboard`. */
async function readPurchase( query = '' ) {
	const { body } = await get(
		`dashboard?${ PARTS.map( ( part ) => `parts[]=${ part }` ).join(
			'&'
		) }${ query }`
	);
	const of = ( part: string ) => JSON.parse( body[ part ].data );
	return {
		plan: of( 'site' ).plan.product_slug,
		features: of( 'features' ).active,
		purchases: of( 'purchases' ).map(
			( purchase: { product_slug: string } ) => purchase.product_slug
		),
		backups: of( 'rewind' ).state,
	};
}

/** Submits a form of the service's pages. */
const submit = ( path: string, form: Record< string, string > ) =>
	fetch( `${ site().accountService.url }${ path }`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( form ),
	} );

const FREE = {
	plan: 'jetpack_free',
	features: [],
	purchases: [],
	backups: 'unavailable',
};

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	await site().accountService.scenario( 'free' );
} );
afterAll( async () => {
	await site().accountService.scenario( 'default' );
	await useScenario( 'local' );
} );

describe( 'a purchase at the service', () => {
	it( 'is in the next response with refresh=1', async () => {
		expect( await readPurchase( '&refresh=1' ) ).toEqual( FREE );
		await submit( '/checkout', { product: SECURITY } );
		expect( await readPurchase() ).toEqual( FREE );
		expect( await readPurchase( '&refresh=1' ) ).toEqual( {
			plan: SECURITY,
			features: expect.arrayContaining( [ 'site-backups-jetpack' ] ),
			purchases: [ SECURITY ],
			backups: 'provisioning',
		} );
		const { siteData } = ( await openPage( 'admin' ) ).page.initialState;
		expect( siteData.plan.product_slug ).toBe( SECURITY );
	} );

	it( 'is loaded when a user comes back from the service', async () => {
		await readPurchase( '&refresh=1' );
		await submit( '/checkout', { product: SECURITY } );
		await fetchPath( PAGE, {
			as: 'admin',
			headers: { Referer: `${ site().accountService.url }/checkout` },
		} );
		expect( ( await readPurchase() ).plan ).toBe( SECURITY );
	} );

	it.each( [ 'refund', 'expire' ] )(
		'is gone after it is changed: %s',
		async ( change ) => {
			await submit( '/checkout', { product: SECURITY } );
			expect( ( await readPurchase( '&refresh=1' ) ).plan ).toBe(
				SECURITY
			);
			const [ bought ] = ( await site().accountService.state() ).site
				.purchases;
			await submit( '/sandbox', {
				action: 'change-purchase',
				key: bought?.ID ?? '',
				change,
			} );
			expect( await readPurchase( '&refresh=1' ) ).toEqual( {
				...FREE,
				purchases: change === 'refund' ? [] : [ SECURITY ],
			} );
		}
	);
} );

import { commerceUnderTest } from './client/commerce-under-test';

const { patch, read, submit, open, readSite } = commerceUnderTest();

describe( 'purchases', () => {
	const buy = ( product: string ) => submit( '/checkout', { product } );
	const change = ( id: string, what: string ) =>
		submit( '/purchases', { id, change: what } );

	it( 'expire by the service’s clock if they were canceled', async () => {
		await buy( 'jetpack_complete' );
		await buy( 'jetpack_scan' );
		const [ complete, scan ] = ( await readSite() ).purchases;
		await change( complete?.ID ?? '', 'cancel' );
		await patch( { clock_offset: 366 * 24 * 60 * 60 } );
		expect( await read( '/sites/{id}' ) ).toMatchObject( {
			plan: { product_slug: 'jetpack_free' },
			products: [ { product_slug: 'jetpack_scan' } ],
		} );
		expect( await readSite() ).toMatchObject( {
			plan: 'jetpack_free',
			purchases: [ { active: '0' }, { ...scan, active: '1' } ],
		} );
	} );

	it( 'are renewed, canceled and refunded', async () => {
		await buy( 'jetpack_security_t1_yearly' );
		const [ bought ] = ( await readSite() ).purchases;
		expect( bought ).toMatchObject( { is_refundable: true, active: '1' } );
		const id = bought?.ID ?? '';
		expect( await open( { source: 'jetpack-purchases' } ) ).toContain(
			`refund Jetpack Security (${ id })`
		);

		await change( id, 'renew' );
		const [ renewed ] = ( await readSite() ).purchases;
		expect( Date.parse( renewed?.expiry_date ?? '' ) ).toBeGreaterThan(
			Date.now() + 700 * 24 * 60 * 60 * 1000
		);

		await change( id, 'refund' );
		expect( await readSite() ).toMatchObject( {
			plan: 'jetpack_free',
			purchases: [],
			rewind: { state: 'unavailable' },
			scan: { state: 'unavailable' },
		} );

		await buy( 'jetpack_scan' );
		const scan = ( await readSite() ).purchases[ 0 ]?.ID ?? '';
		await change( scan, 'cancel' );
		expect( await readSite() ).toMatchObject( {
			purchases: [ { active: '1', auto_renew: false } ],
		} );
		expect( ( await change( scan, 'refund' ) ).status ).toBe( 404 );
		expect( ( await change( scan, 'expire' ) ).status ).toBe( 404 );
		expect( ( await change( '1', 'renew' ) ).status ).toBe( 404 );
	} );

	it( 'bring the plan and its features back when renewed after they expired', async () => {
		const yearMs = 365 * 24 * 60 * 60 * 1000;
		await buy( 'jetpack_complete' );
		const id = ( await readSite() ).purchases[ 0 ]?.ID ?? '';
		await change( id, 'cancel' );
		await patch( { clock_offset: ( 3 * yearMs ) / 1000 } );
		await read( '/sites/{id}' );
		expect( await readSite() ).toMatchObject( {
			plan: 'jetpack_free',
			rewind: { state: 'unavailable' },
			scan: { state: 'unavailable' },
		} );

		await change( id, 'renew' );
		const renewed = await readSite();
		expect( renewed ).toMatchObject( {
			plan: 'jetpack_complete',
			purchases: [ { active: '1', auto_renew: true } ],
			rewind: { state: 'provisioning' },
			scan: { state: 'provisioning' },
		} );
		// A year from the service's today, not from the old date.
		const end = Date.parse( renewed.purchases[ 0 ]?.expiry_date ?? '' );
		expect( end - Date.now() ).toBeGreaterThan( 3.9 * yearMs );
		expect( end - Date.now() ).toBeLessThan( 4.1 * yearMs );
	} );

	it( 'expire at the service’s time', async () => {
		const offset = 90 * 24 * 60 * 60;
		await buy( 'jetpack_scan' );
		await patch( { clock_offset: offset } );
		await submit( '/sandbox', {
			action: 'change-purchase',
			key: ( await readSite() ).purchases[ 0 ]?.ID ?? '',
			change: 'expire',
		} );
		const [ scan ] = ( await readSite() ).purchases;
		expect(
			Date.parse( scan?.expiry_date ?? '' ) - Date.now()
		).toBeGreaterThan( ( offset - 60 ) * 1000 );
	} );

	it( 'expire at the panel’s word, and their features with them', async () => {
		await buy( 'jetpack_security_t1_yearly' );
		await buy( 'jetpack_backup_t1_yearly' );
		const [ plan ] = ( await readSite() ).purchases;
		await submit( '/sandbox', {
			action: 'change-purchase',
			key: plan?.ID ?? '',
			change: 'expire',
		} );
		expect( await readSite() ).toMatchObject( {
			plan: 'jetpack_free',
			purchases: [ { active: '0' }, { active: '1' } ],
			rewind: { state: 'provisioning' },
			scan: { state: 'unavailable' },
		} );
		expect( await read( '/sites/{id}/features' ) ).toMatchObject( {
			active: [ 'site-backups-jetpack' ],
		} );
	} );
} );

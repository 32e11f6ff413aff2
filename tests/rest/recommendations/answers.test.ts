import { openPage } from '../support/admin-page';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, useScenario } from '../support/site-state';
import { evalPhp, get, post } from '../support/site';

const DATA = 'recommendations/data';
const STEP = 'recommendations/step';

const readData = async () => ( await get( DATA ) ).body;
const save = ( data: unknown, as: 'admin' | 'admin2' = 'admin' ) =>
	post( DATA, { data }, { as } );

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'local' );
	await post( 'options/options', { reset: true } );
} );
afterAll( () => useScenario( 'local' ) );

describe( 'the step', () => {
	it( 'C207 C292 is stored for everybody who manages the site', async () => {
		expect( ( await get( STEP ) ).body ).toEqual( { step: 'not-started' } );
		const saved = await post( STEP, { step: 'monitor' } );
		expect( [ saved.status, saved.body ] ).toEqual( [ 200, true ] );
		expect( ( await get( STEP, { as: 'admin2' } ) ).body ).toEqual( {
			step: 'monitor',
		} );
		const { page } = await openPage( 'admin2' );
		expect( page.initialState.recommendationsStep ).toBe( 'monitor' );
	} );

	it( 'C234 is the last one that was saved', async () => {
		await post( STEP, { step: 'site-type-question' } );
		await post( STEP, { step: 'summary' }, { as: 'admin2' } );
		await post( STEP, { step: '' } );
		expect( ( await get( STEP ) ).body ).toEqual( { step: 'summary' } );
	} );

	it.each( [
		[ { step: 'agency' } ],
		[ { step: '<script>' } ],
		[ { step: 7 } ],
		[ { step: [ 'monitor' ] } ],
		[ {} ],
	] )( 'C325 %j is refused', async ( body ) => {
		const { status, body: said } = await post( STEP, body );
		expect( status ).toBe( 400 );
		expect( said.code ).toMatch(
			/^rest_(invalid_param|missing_callback_param)$/
		);
		expect( ( await get( STEP ) ).body ).toEqual( { step: 'not-started' } );
	} );

	it( 'counts as not started if the stored one is unknown', async () => {
		await setOption( 'jetpack_dashboard_recommendations_step', 'agency' );
		expect( ( await get( STEP ) ).body ).toEqual( { step: 'not-started' } );
	} );
} );

describe( 'the answers', () => {
	it( 'C106 C107 C108 contain the types of the site', async () => {
		const types = {
			'site-type-personal': true,
			'site-type-business': false,
			'site-type-store': true,
			'site-type-other': false,
		};
		expect( ( await get( DATA ) ).text ).toBe( '{}' );
		expect( ( await save( types ) ).body ).toBe( true );
		expect( await readData() ).toEqual( types );
		await save( { 'site-type-store': 0, 'site-type-other': 1 } );
		expect( await readData() ).toEqual( {
			...types,
			'site-type-store': false,
			'site-type-other': true,
		} );
	} );

	it( 'C291 C297 contain the selected, skipped and viewed steps', async () => {
		const data = {
			selectedRecommendations: [ 'monitor' ],
			skippedRecommendations: [ 'woocommerce' ],
			viewedRecommendations: [ 'woocommerce', 'monitor' ],
			'product-suggestions-selection': 'jetpack_backup_t1_yearly',
		};
		await save( data );
		expect( await readData() ).toEqual( data );
	} );

	it( 'C235 C295 C241 of viewing add up', async () => {
		await save( { viewedRecommendations: [ 'monitor' ] } );
		await save( { viewedRecommendations: [ 'publicize' ] } );
		await save( { viewedRecommendations: [] } );
		expect( ( await readData() ).viewedRecommendations ).toEqual( [
			'monitor',
			'publicize',
		] );
	} );

	it( 'C239 C240 C293 of a step replace each other', async () => {
		await save( { skippedRecommendations: [ 'monitor', 'publicize' ] } );
		await save( { selectedRecommendations: [ 'monitor' ] } );
		expect( await readData() ).toEqual( {
			selectedRecommendations: [ 'monitor' ],
			skippedRecommendations: [ 'publicize' ],
		} );
		await save( { skippedRecommendations: [ 'monitor' ] } );
		expect( await readData() ).toEqual( {
			skippedRecommendations: [ 'monitor', 'publicize' ],
		} );
	} );

	it( 'C236 C238 C294 of two administrators are both kept', async () => {
		await Promise.all( [
			save( { selectedRecommendations: [ 'monitor' ] } ),
			save( { skippedRecommendations: [ 'publicize' ] }, 'admin2' ),
			save( { viewedRecommendations: [ 'monitor' ] } ),
			save( { viewedRecommendations: [ 'publicize' ] }, 'admin2' ),
			save( { 'site-type-store': true } ),
		] );
		expect( await readData() ).toEqual( {
			'site-type-store': true,
			selectedRecommendations: [ 'monitor' ],
			skippedRecommendations: [ 'publicize' ],
			viewedRecommendations: [ 'monitor', 'publicize' ],
		} );
	} );

	it.each( [
		[ 'an unknown step', { selectedRecommendations: [ 'agency' ] } ],
		[ 'a step that is no text', { skippedRecommendations: [ 7 ] } ],
		[
			'a list that is too long',
			{ viewedRecommendations: Array( 50 ).fill( 'monitor' ) },
		],
		[ 'a list that is a map', { viewedRecommendations: { a: [] } } ],
		[ 'an unknown key', { 'site-type-agency': true } ],
		[ 'a type in words', { 'site-type-store': 'maybe' } ],
		[ 'HTML', { 'product-suggestions-selection': '<b>' } ],
		[
			'a text that is too long',
			{ 'product-suggestions-selection': 'a'.repeat( 61 ) },
		],
		[ 'a text instead of answers', 'monitor' ],
		[
			'a step that is both selected and skipped',
			{
				selectedRecommendations: [ 'monitor' ],
				skippedRecommendations: [ 'monitor' ],
			},
		],
	] )( 'are refused as a whole with %s', async ( _what, data ) => {
		const valid = { 'site-type-personal': true };
		const { status, body } = await save(
			typeof data === 'object' ? { ...valid, ...data } : data
		);
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( body.data.params ).toHaveProperty( 'data' );
		expect( await readData() ).toEqual( {} );
	} );

	it( 'are required, but may be empty', async () => {
		expect( ( await post( DATA, {} ) ).body.code ).toBe(
			'rest_missing_callback_param'
		);
		expect( ( await save( {} ) ).body ).toBe( true );
		expect( await readData() ).toEqual( {} );
	} );

	it( 'are deleted by a reset of options, and kept by one of modules', async () => {
		await save( {
			'site-type-personal': true,
			selectedRecommendations: [ 'monitor' ],
		} );
		await post( STEP, { step: 'monitor' } );
		await post( 'options/modules', { reset: true } );
		expect( await readData() ).toHaveProperty( 'site-type-personal' );
		await post( 'options/options', { reset: true } );
		expect( ( await get( DATA ) ).text ).toBe( '{}' );
		expect( ( await get( STEP ) ).body ).toEqual( { step: 'not-started' } );
		expect(
			await evalPhp(
				'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE \'jetpack\\_dashboard\\_recommendation%\'" );'
			)
		).toBe( '0' );
	} );
} );

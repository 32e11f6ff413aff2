/** @jest-environment ./tools/jest/browser-environment.js */
import { makePageData } from '../../api/page-data.fixture';
import { openStore } from '../connection/connection.fixture';
import {
	answerReads,
	OFFER,
	open,
	pathOf,
	settled,
	STORED,
} from './recommendations.fixture';
import {
	getAnswers,
	getConditionalSteps,
	getRecommendationsStep,
	getSuggestions,
	getUpsell,
	isRecommendationsEnabled,
} from './selectors';
import { openAssistant, openSuggestions, openUpsell } from './thunks';

const BOUGHT = 'jetpack_scan';

describe( 'what the assistant fetches', () => {
	it( 'C297 C207: the answers', async () => {
		answerReads( {
			data: { ...STORED, 'product-suggestions-selection': BOUGHT },
		} );
		const store = open( { recommendationsStep: 'monitor' } );
		store.dispatch( openAssistant() );
		await settled();
		expect( getAnswers( store.getState() ) ).toEqual( {
			siteTypes: [ 'store' ],
			selected: [ 'monitor' ],
			skipped: [ 'woocommerce' ],
			viewed: [ 'site-type-question' ],
			product: BOUGHT,
		} );
		expect( getRecommendationsStep( store.getState() ) ).toBe( 'monitor' );
	} );

	it( 'C297: PHP’s empty object', async () => {
		answerReads( { data: [] } );
		const store = open();
		store.dispatch( openAssistant() );
		await settled();
		expect( getAnswers( store.getState() ).viewed ).toEqual( [] );
	} );

	it( 'C300 C208: the conditional list; before, what the page knew', async () => {
		answerReads( { conditional: [ 'publicize', 'anti-spam' ] } );
		const store = open( { newRecommendations: [ 'publicize' ] } );
		expect( getConditionalSteps( store.getState() ) ).toEqual( [
			'publicize',
		] );
		store.dispatch( openAssistant() );
		await settled();
		expect( getConditionalSteps( store.getState() ) ).toEqual( [
			'publicize',
			'anti-spam',
		] );
	} );

	it( 'C298 C208: the product suggestions', async () => {
		answerReads( {
			'product-suggestions': [ { slug: 'jetpack_backup', ...OFFER } ],
		} );
		const store = open();
		store.dispatch( openSuggestions() );
		await settled();
		expect( getSuggestions( store.getState() ) ).toEqual( [
			{
				slug: 'jetpack_backup',
				title: 'Backup',
				description: 'Saves every change.',
				cost: 9.95,
				currency: 'USD',
				costTimeframe: 'per month',
				billingTimeframe: 'paid yearly',
				features: [ 'Daily backups' ],
			},
		] );
	} );

	it( 'C298: an empty list as text', async () => {
		answerReads( { 'product-suggestions': '[]' } );
		const store = open();
		store.dispatch( openSuggestions() );
		await settled();
		expect( getSuggestions( store.getState() ) ).toEqual( [] );
	} );

	it.each( [
		[
			'C299 C193 C194: the upsell',
			{ hide_upsell: false, product_slug: 'jetpack_security', ...OFFER },
			expect.objectContaining( {
				slug: 'jetpack_security',
				title: 'Backup',
				description: 'Saves every change.',
				cost: 9.95,
				currency: 'USD',
				billingTimeframe: 'paid yearly',
			} ),
		],
		[ 'C193: a hidden one', { hide_upsell: true }, null ],
	] )( '%s', async ( _title, upsell, expected ) => {
		answerReads( { upsell } );
		const store = open();
		expect( getUpsell( store.getState() ) ).toBeUndefined();
		store.dispatch( openUpsell() );
		await settled();
		expect( getUpsell( store.getState() ) ).toEqual( expected );
	} );

	it( 'nothing of the account service in local mode', async () => {
		const calls = answerReads();
		const store = openStore( {} );
		store.dispatch( openAssistant() );
		store.dispatch( openSuggestions() );
		store.dispatch( openUpsell() );
		await settled();
		expect( calls.map( pathOf ) ).toEqual( [ 'data', 'conditional' ] );
	} );

	it( 'each only once', async () => {
		const calls = answerReads( { data: STORED } );
		const store = open();
		for ( let times = 0; times < 2; times++ ) {
			store.dispatch( openAssistant() );
			store.dispatch( openSuggestions() );
			await settled();
		}
		expect( calls ).toHaveLength( 3 );
	} );
} );

it( 'after a disconnection there is no assistant', () => {
	const { siteData } = makePageData().initialState;
	const store = open( {
		siteData: { ...siteData, showRecommendations: true },
	} );
	expect( isRecommendationsEnabled( store.getState() ) ).toBe( true );
	store.dispatch( {
		type: 'connection/disconnect/succeeded',
		key: '',
		args: undefined,
		result: undefined,
	} );
	expect( isRecommendationsEnabled( store.getState() ) ).toBe( false );
} );

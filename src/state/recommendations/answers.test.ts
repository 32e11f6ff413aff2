/** @jest-environment ./tools/jest/browser-environment.js */
import {
	deferred,
	json,
	mockNetwork,
	noResponse,
} from '../../api/network.fixture';
import {
	answerReads,
	open,
	pathOf,
	settled,
	STORED,
} from './recommendations.fixture';
import {
	getAnswers,
	getDiscountStep,
	getRecommendationsRequest,
	getRecommendationsStep,
	getUnreadRecommendations,
	getUnreadRecommendationsCount,
	hasUnsavedAnswers,
} from './selectors';
import {
	markDiscountViewed,
	openAssistant,
	flushAnswers,
	saveAnswers,
	saveSiteTypes,
	selectProduct,
	selectStep,
	skipStep,
	viewStep,
} from './thunks';

describe( 'answers', () => {
	it( 'C234 C292: viewing a step records it', async () => {
		const calls = answerReads();
		const store = open();
		store.dispatch( viewStep( 'monitor' ) );
		expect( getRecommendationsStep( store.getState() ) ).toBe( 'monitor' );
		await settled();
		expect( calls.map( pathOf ) ).toEqual( [ 'data', 'step' ] );
		expect( calls[ 1 ] ).toMatchObject( { body: { step: 'monitor' } } );
	} );

	it( 'C235 C295 C241: viewing adds to the viewed list', async () => {
		const calls = answerReads( { data: STORED } );
		const store = open();
		store.dispatch( openAssistant() );
		await settled();
		store.dispatch( viewStep( 'monitor' ) );
		await settled();
		expect( getAnswers( store.getState() ).viewed ).toEqual( [
			'site-type-question',
			'monitor',
		] );
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( {
			body: { data: { viewedRecommendations: [ 'monitor' ] } },
		} );
	} );

	it( 'a step that was viewed before is not saved again', async () => {
		const calls = answerReads( { data: STORED } );
		const store = open( { recommendationsStep: 'site-type-question' } );
		store.dispatch( openAssistant() );
		await settled();
		store.dispatch( viewStep( 'site-type-question' ) );
		await settled();
		expect( calls.some( ( { method } ) => method === 'POST' ) ).toBe(
			false
		);
	} );

	it( 'C236 C239 C293: selecting a step takes it from the skipped ones', async () => {
		const calls = answerReads( { data: STORED } );
		const store = open();
		store.dispatch( openAssistant() );
		await settled();
		store.dispatch( selectStep( 'woocommerce' ) );
		await settled();
		expect( getAnswers( store.getState() ) ).toMatchObject( {
			selected: [ 'monitor', 'woocommerce' ],
			skipped: [],
		} );
		expect( calls.at( -1 ) ).toMatchObject( {
			body: { data: { selectedRecommendations: [ 'woocommerce' ] } },
		} );
	} );

	it( 'C238 C240 C294: skipping a step takes it from the selected ones', async () => {
		const calls = answerReads( { data: STORED } );
		const store = open();
		store.dispatch( openAssistant() );
		await settled();
		store.dispatch( skipStep( 'monitor' ) );
		await settled();
		expect( getAnswers( store.getState() ) ).toMatchObject( {
			selected: [],
			skipped: [ 'woocommerce', 'monitor' ],
		} );
		expect( calls.at( -1 ) ).toMatchObject( {
			body: { data: { skippedRecommendations: [ 'monitor' ] } },
		} );
	} );

	it.each( [
		[ 'C105', 'personal' ],
		[ 'C106', 'business' ],
		[ 'C107', 'store' ],
		[ 'C108', 'other' ],
	] as const )( '%s: the type of site: %s', async ( _row, siteType ) => {
		const calls = answerReads();
		const store = open();
		store.dispatch( saveSiteTypes( [ siteType ] ) );
		await settled();
		expect( calls[ 0 ]?.body ).toEqual( {
			data: {
				'site-type-personal': false,
				'site-type-business': false,
				'site-type-store': false,
				'site-type-other': false,
				[ `site-type-${ siteType }` ]: true,
			},
		} );
	} );

	it( 'C291 C241: those given while a save is under way are saved next, in one call', async () => {
		const first = deferred< Response >();
		const calls = mockNetwork( ( _call, nth ) =>
			nth === 1 ? first.promise : json( true )
		);
		const store = open();
		store.dispatch( selectStep( 'monitor' ) );
		store.dispatch( skipStep( 'monitor' ) );
		store.dispatch( selectStep( 'publicize' ) );
		await settled();
		expect( calls ).toHaveLength( 1 );
		first.resolve( json( true ) );
		await settled();
		expect( calls[ 1 ]?.body ).toEqual( {
			data: {
				skippedRecommendations: [ 'monitor' ],
				selectedRecommendations: [ 'publicize' ],
			},
		} );
		expect( hasUnsavedAnswers( store.getState() ) ).toBe( false );
	} );

	it( 'those that wait for a save are sent when the page is left', async () => {
		const calls = mockNetwork( ( _call, nth ) =>
			nth === 1 ? noResponse() : json( true )
		);
		const store = open();
		store.dispatch( viewStep( 'monitor' ) );
		await settled();
		store.dispatch(
			selectProduct( 'product-suggestions', 'jetpack_scan' )
		);
		store.dispatch( flushAnswers() );
		await settled();
		expect( calls.map( ( { body } ) => body ) ).toEqual( [
			{ data: { viewedRecommendations: [ 'monitor' ] } },
			{
				data: {
					viewedRecommendations: [ 'monitor' ],
					selectedRecommendations: [ 'product-suggestions' ],
					'product-suggestions-selection': 'jetpack_scan',
				},
			},
			{ step: 'monitor' },
		] );
		expect( calls.every( ( { keepalive } ) => keepalive ) ).toBe( true );
	} );

	it( 'nothing is sent when the page is left with all answers saved', async () => {
		const calls = answerReads();
		const store = open();
		store.dispatch( selectStep( 'monitor' ) );
		await settled();
		calls.length = 0;
		store.dispatch( flushAnswers() );
		await settled();
		expect( calls ).toEqual( [] );
	} );

	it( 'a failed save loses nothing: the next one includes it', async () => {
		let isDown = true;
		const calls = mockNetwork( () =>
			isDown
				? json( { code: 'oops', message: 'No.' }, 500 )
				: json( true )
		);
		const store = open();
		store.dispatch( saveSiteTypes( [ 'store' ] ) );
		await settled();
		expect(
			getRecommendationsRequest( store.getState(), 'save' ).kind
		).toBe( 'failed' );
		expect( getAnswers( store.getState() ).siteTypes ).toEqual( [
			'store',
		] );
		isDown = false;
		await store.dispatch( saveAnswers() );
		expect( hasUnsavedAnswers( store.getState() ) ).toBe( false );
		expect( calls ).toHaveLength( 2 );
		expect( calls[ 1 ]?.body ).toEqual( calls[ 0 ]?.body );
	} );

	it( 'a step that could not be saved is saved with the next one', async () => {
		let isDown = true;
		const calls = mockNetwork( () =>
			isDown
				? json( { code: 'oops', message: 'No.' }, 500 )
				: json( true )
		);
		const store = open();
		store.dispatch( viewStep( 'monitor' ) );
		await settled();
		isDown = false;
		calls.length = 0;
		store.dispatch( viewStep( 'related-posts' ) );
		await settled();
		expect( calls.map( ( { body } ) => body ) ).toEqual( [
			{
				data: {
					viewedRecommendations: [ 'monitor', 'related-posts' ],
				},
			},
			{ step: 'related-posts' },
		] );
	} );
} );

it( 'C100 B097: new recommendations are unread until they are viewed', () => {
	answerReads();
	const store = open( { newRecommendations: [ 'publicize', 'anti-spam' ] } );
	expect( getUnreadRecommendationsCount( store.getState() ) ).toBe( 2 );
	store.dispatch( viewStep( 'publicize' ) );
	expect( getUnreadRecommendations( store.getState() ) ).toEqual( [
		'anti-spam',
	] );
} );

it( 'C296 C195: the step that showed the discount', () => {
	const calls = answerReads();
	const store = open();
	expect( getDiscountStep( store.getState() ) ).toBeNull();
	store.dispatch( markDiscountViewed( 'monitor' ) );
	expect( getDiscountStep( store.getState() ) ).toBe( 'monitor' );
	expect( calls ).toHaveLength( 0 );
} );

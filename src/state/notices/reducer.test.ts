import { createAppStore } from '../store';
import { addNotice, routeChanged, removeNotice } from './actions';
import { getNotices } from './selectors';

function makeStore() {
	const store = createAppStore();
	const texts = () =>
		getNotices( store.getState() ).map( ( { text } ) => text );
	return { store, texts };
}

const saved = { noticeId: 'saved', status: 'success', text: 'Saved.' } as const;
const failed = {
	noticeId: 'failed',
	status: 'error',
	text: 'Failed.',
} as const;

describe( 'the list of notices', () => {
	it( 'gets and loses notices by their id (A278)', () => {
		const { store, texts } = makeStore();
		store.dispatch( addNotice( saved ) );
		store.dispatch( addNotice( failed ) );
		expect( texts() ).toEqual( [ 'Saved.', 'Failed.' ] );
		store.dispatch( removeNotice( 'saved' ) );
		expect( texts() ).toEqual( [ 'Failed.' ] );
	} );

	it.each( [ 'success', 'error', 'info', 'warning' ] as const )(
		'keeps all fields of one of status %s (A242, B395, C212)',
		( status ) => {
			const { store } = makeStore();
			const notice = {
				noticeId: 'kept',
				duration: 700,
				showDismiss: false,
				isPersistent: true,
				displayOnNextPage: true,
				status,
				text: 'Kept.',
			};
			store.dispatch( addNotice( notice ) );
			expect( getNotices( store.getState() ) ).toEqual( [ notice ] );
		}
	);

	it( 'replaces a notice of the same id in its place', () => {
		const { store, texts } = makeStore();
		store.dispatch( addNotice( saved ) );
		store.dispatch( addNotice( failed ) );
		store.dispatch( addNotice( { ...saved, text: 'Saved again.' } ) );
		expect( texts() ).toEqual( [ 'Saved again.', 'Failed.' ] );
	} );

	it( 'keeps persistent notices when the route changes, and only those (A280)', () => {
		const { store, texts } = makeStore();
		store.dispatch( addNotice( saved ) );
		store.dispatch( addNotice( { ...failed, isPersistent: true } ) );
		store.dispatch( routeChanged() );
		store.dispatch( routeChanged() );
		expect( texts() ).toEqual( [ 'Failed.' ] );
	} );

	it( 'shows what is meant for the next page there, once', () => {
		const { store, texts } = makeStore();
		store.dispatch( addNotice( { ...saved, displayOnNextPage: true } ) );
		store.dispatch( routeChanged() );
		expect( texts() ).toEqual( [ 'Saved.' ] );
		store.dispatch( routeChanged() );
		expect( texts() ).toEqual( [] );
	} );
} );

import type { SignOnStep } from '../../../../api/sign-on-test';
import type { RequestStatus } from '../../../../state/request';
import { signOnTestView } from './sign-on-test-view';

const testOf = ( ...statuses: SignOnStep[ 'status' ][] ) => ( {
	steps: statuses.map( ( status ) => ( {
		id: status,
		label: 'A step',
		status,
		text: 'What was found.',
	} ) ),
	redirectUri: 'https://site.test/in',
} );
const DONE: RequestStatus = { kind: 'succeeded' };

it( 'shows nothing before the first test', () => {
	expect( signOnTestView( null, { kind: 'idle' } ) ).toEqual( {
		kind: 'untested',
	} );
} );

it( 'hides an earlier result during a new test, and if that fails', () => {
	const test = testOf( 'passed' );
	expect( signOnTestView( test, { kind: 'pending' } ) ).toEqual( {
		kind: 'testing',
	} );
	expect(
		signOnTestView( test, {
			kind: 'failed',
			error: { name: 'ApiError', message: 'Too many tests.' },
		} )
	).toEqual( { kind: 'no-result', message: 'Too many tests.' } );
} );

it.each( [
	[ 'passed', [ 'passed', 'passed' ] ],
	[ 'unknown', [ 'passed', 'unknown' ] ],
	[ 'unknown', [ 'passed', 'skipped' ] ],
	[ 'failed', [ 'unknown', 'failed', 'skipped' ] ],
] as const )( 'is %s for the steps %j', ( outcome, statuses ) => {
	const test = testOf( ...statuses );
	expect( signOnTestView( test, DONE ) ).toEqual( {
		kind: 'result',
		outcome,
		...test,
	} );
} );

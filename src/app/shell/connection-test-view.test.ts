import type { ApiError } from '../../api/errors';
import { connectionTestView } from './connection-test-view';
import type { ConnectionTestInput } from './connection-test-view';

const ERROR: ApiError = { name: 'FetchNetworkError', message: 'No way.' };

const INPUT: ConnectionTestInput = {
	sandboxDomain: 'sandbox.test',
	isManager: true,
	isConnected: true,
	request: { kind: 'idle' },
	result: null,
};

it.each< [ string, string, Partial< ConnectionTestInput > ] >( [
	[ 'untested', 'at first', {} ],
	[ 'hidden', 'where nothing is sandboxed', { sandboxDomain: '' } ],
	[ 'hidden', 'for who may not test', { isManager: false } ],
	[ 'hidden', 'without a connection', { isConnected: false } ],
	[ 'testing', 'while it runs', { request: { kind: 'pending' } } ],
	[
		'testing',
		'while it runs again',
		{
			request: { kind: 'pending' },
			result: { isOk: true, message: 'Well.', resolution: '' },
		},
	],
	[
		'not-tested',
		'when it did not get through',
		{ request: { kind: 'failed', error: ERROR } },
	],
	[
		'passed',
		'when all is well',
		{
			request: { kind: 'succeeded' },
			result: { isOk: true, message: 'Well.', resolution: '' },
		},
	],
	[
		'failed',
		'when something is wrong',
		{
			request: { kind: 'succeeded' },
			result: { isOk: false, message: 'Bad.', resolution: 'Do it.' },
		},
	],
] )( 'B540 the test of a sandboxed site is %s %s', ( kind, _when, input ) => {
	expect( connectionTestView( { ...INPUT, ...input } ).kind ).toBe( kind );
} );

import type { SiteFailure } from '../../state/site/site-failure';
import { siteFailureNotice } from './site-failure-view';
import type { SiteFailureNotice } from './site-failure-view';

const SILENT = { message: '', code: '' };

const TABLE: readonly [ string, SiteFailure, SiteFailureNotice ][] = [
	[
		'B575 B576: a connection problem, with reconnect',
		{ kind: 'connection', ...SILENT },
		{
			text: 'There seems to be a problem with your connection to account.test. If the problem persists, try reconnecting.',
			code: '',
			action: 'reconnect',
		},
	],
	[
		'B577 B578: a response that can’t be parsed, with support',
		{ kind: 'parse', ...SILENT },
		{
			text: 'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
			code: '',
			action: 'support',
		},
	],
	[
		'B579 B580: anything else, with its code',
		{ kind: 'other', ...SILENT },
		{
			text: 'There seems to be a problem with your website.',
			code: 'fetch_site_data_fail_other',
			action: null,
		},
	],
	[
		'a user who is logged out, with a login link',
		{ kind: 'logged-out', message: 'You are logged out.', code: '' },
		{ text: 'You are logged out.', code: '', action: 'log_in' },
	],
	[
		'B581: the server’s message and code in place of them',
		{ kind: 'other', message: 'The site is asleep.', code: 'asleep' },
		{ text: 'The site is asleep.', code: 'asleep', action: null },
	],
	[
		'B581: of a connection problem too, which keeps its action',
		{
			kind: 'connection',
			message: 'That token is unknown.',
			code: 'unknown_token',
		},
		{
			text: 'That token is unknown.',
			code: 'unknown_token',
			action: 'reconnect',
		},
	],
];

it.each( TABLE )( '%s', ( _title, failure, expected ) => {
	expect( siteFailureNotice( failure, 'account.test' ) ).toEqual( expected );
} );

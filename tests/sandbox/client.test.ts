import { logInError } from './client';

it( 'reads the log-in page’s own words', () => {
	const html =
		'<body><div id="login_error" class="notice notice-error"><p><strong>Error:</strong> The password is\n wrong.</p></div><form></form></body>';
	expect( logInError( html ) ).toBe( 'Error: The password is wrong.' );
} );

it( 'falls back to the page’s text', () => {
	expect( logInError( '<h1>Too many attempts</h1>' ) ).toBe(
		'Too many attempts'
	);
} );

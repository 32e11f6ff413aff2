import { logInError } from './client';

it( 'returns the error message of the login page', () => {
	const html =
		'<body><div id="login_error" class="notice notice-error"><p><strong>Error:</strong> The password is\n wrong.</p></div><form></form></body>';
	expect( logInError( html ) ).toBe( 'Error: The password is wrong.' );
} );

it( 'falls back to the text of the page', () => {
	expect( logInError( '<h1>Too many attempts</h1>' ) ).toBe(
		'Too many attempts'
	);
} );

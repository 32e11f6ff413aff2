import { post } from './client';
import { readSuccess } from './shape';

/**
 * The account service emails the current user a login link for its mobile apps.
 */
export async function sendLoginEmail(): Promise< void > {
	readSuccess( await post( '/jetpack/v4/mobile/send-login-email' ) );
}

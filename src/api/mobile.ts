import { post } from './client';
import { readSuccess } from './shape';

/** The account service mails the acting user a link that logs in to its apps. */
export async function sendLoginEmail(): Promise< void > {
	readSuccess( await post( '/jetpack/v4/mobile/send-login-email' ) );
}

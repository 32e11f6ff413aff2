import { post } from './client';

/** The account service mails the acting user a link that logs in to its apps. */
export async function sendLoginEmail(): Promise< void > {
	await post( '/jetpack/v4/mobile/send-login-email' );
}

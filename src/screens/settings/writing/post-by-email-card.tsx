import { __ } from '@wordpress/i18n';
import { Card, CardHeader } from '../../../components/light/card';
import { SettingsRow } from '../form/settings-row';
import { EmailAddress } from './email-address';

export function postByEmailTitle(): string {
	return __( 'Post by email', 'jetpack-dashboard' );
}

export function postByEmailHelp(): string {
	return __(
		'Each author can create a secret address. Emails to it become posts: the subject is the title, and pictures are added to the content.',
		'jetpack-dashboard'
	);
}

/** For users who can't toggle it: a description and their address. */
export function PostByEmailCard() {
	return (
		<Card isRuled>
			<CardHeader level={ 2 } title={ postByEmailTitle() } />
			<SettingsRow>
				<div className="jp-settings-group">
					<p>{ postByEmailHelp() }</p>
					<EmailAddress />
				</div>
			</SettingsRow>
		</Card>
	);
}

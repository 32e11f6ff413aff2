import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Card, CardHeader } from '../../../../components/light/card';
import { SPAM_KEY } from '../../../../state/site/spam-keys';
import { ToggleControl } from '../../controls/toggle-control';
import { SaveButton } from '../../form/save-button';
import { SettingsRow } from '../../form/settings-row';
import { UnsavedBar } from '../../form/unsaved-bar';
import { useSettingsForm } from '../../form/use-settings-form';
import { SpamKeyField } from './spam-key-field';
import { useSpamKey } from './use-spam-key';

export function antispamTitle(): string {
	return __( 'Anti-spam', 'jetpack-dashboard' );
}

const FORM_KEYS = [ SPAM_KEY ];

/** The key of the anti-spam plugin, and what that plugin shows (001 §2). */
export function AntispamCard() {
	const form = useSettingsForm( FORM_KEYS );
	const field = useSpamKey( form );
	const titleRef = useRef< HTMLHeadingElement >( null );
	return (
		<Card isRuled look={ field.view.kind }>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					// Enter in a field gets here too, past the button's own check.
					if ( form.isDirty && ! form.isAnySaving ) {
						void form.save();
					}
				} }
			>
				<CardHeader
					level={ 2 }
					title={ antispamTitle() }
					titleRef={ titleRef }
				>
					<SaveButton form={ form } />
				</CardHeader>
				<SettingsRow>
					<SpamKeyField
						field={ field }
						error={ form.error( SPAM_KEY ) }
					/>
				</SettingsRow>
				<SettingsRow>
					<ToggleControl
						settingKey="akismet_show_user_comments_approved"
						label={ __(
							'Show the number of approved comments beside each commenter',
							'jetpack-dashboard'
						) }
						help={ __(
							'On the list of comments, so that you see whom you have trusted before.',
							'jetpack-dashboard'
						) }
					/>
				</SettingsRow>
				<UnsavedBar
					form={ form }
					onDiscard={ () => {
						field.forget();
						form.discard();
						// The bar goes with what it offered to discard.
						titleRef.current?.focus();
					} }
				/>
			</form>
		</Card>
	);
}

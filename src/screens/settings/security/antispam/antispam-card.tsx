import { __ } from '@wordpress/i18n';
import { SPAM_KEY } from '../../../../state/site/spam-keys';
import { ToggleControl } from '../../controls/toggle-control';
import { FormCard } from '../../form/form-card';
import { getFieldMessages } from '../../form/field-messages';
import { SettingsRow } from '../../form/settings-row';
import { useSettingsForm } from '../../form/use-settings-form';
import { SpamKeyField } from './spam-key-field';
import { useSpamKey } from './use-spam-key';

export function antispamTitle(): string {
	return __( 'Anti-spam', 'jetpack-dashboard' );
}

const FORM_KEYS = [ SPAM_KEY ];

/** The anti-spam plugin's API key and display options. */
export function AntispamCard() {
	const form = useSettingsForm( FORM_KEYS );
	const field = useSpamKey( form );
	return (
		<FormCard
			title={ antispamTitle() }
			form={ form }
			state={ field.view.kind }
			onDiscard={ field.forget }
		>
			<SettingsRow>
				<SpamKeyField
					field={ field }
					{ ...getFieldMessages( form, SPAM_KEY ) }
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
						'Appears in the list of comments, so that you see whose comments you approved before.',
						'jetpack-dashboard'
					) }
				/>
			</SettingsRow>
		</FormCard>
	);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { TextArea } from '../../../components/light/text-area';
import { getFieldMessages } from '../form/field-messages';
import type { SettingsForm } from '../form/use-settings-form';
import { useSettled } from '../form/use-settled';
import { findDoubtfulLines } from './ip-lines';

const REMARK_DELAY_MS = 700;

interface IpListFieldProps {
	form: SettingsForm;
	settingKey: string;
	label: string;
	help: string;
	/** Shown if there is no warning about individual lines. */
	warning?: string | undefined;
	/** Why the field is disabled. */
	disabledReason?: string | false | undefined;
}

/**
 * IP addresses, one per line. Invalid-looking lines get a warning but don't
 * prevent saving.
 */
export function IpListField( {
	form,
	settingKey,
	label,
	help,
	warning,
	disabledReason,
}: IpListFieldProps ) {
	const value = form.value( settingKey );
	const messages = getFieldMessages( form, settingKey );
	const doubtful = findDoubtfulLines( useSettled( value, REMARK_DELAY_MS ) );

	return (
		<TextArea
			label={ label }
			help={ help }
			value={ value }
			isCode
			{ ...messages }
			// The server's error for the same lines takes precedence.
			warning={
				messages.error
					? undefined
					: warning ?? describeDoubt( doubtful )
			}
			disabledReason={ disabledReason }
			onChange={ ( list ) => form.change( settingKey, list ) }
		/>
	);
}

function describeDoubt( lines: readonly number[] ): string | undefined {
	if ( lines.length === 0 ) {
		return undefined;
	}
	return sprintf(
		/* translators: %s: the number of a line, or several: "2, 4, 5" */
		_n(
			'Line %s does not look like an IP address, a range or a CIDR block.',
			'Lines %s do not look like IP addresses, ranges or CIDR blocks.',
			lines.length,
			'jetpack-dashboard'
		),
		lines.join( ', ' )
	);
}

export function ipListHelp(): string {
	return __(
		'One per line: an IPv4 or IPv6 address, a range such as 10.0.0.1-10.0.0.9, or a block such as 10.0.0.0/24.',
		'jetpack-dashboard'
	);
}

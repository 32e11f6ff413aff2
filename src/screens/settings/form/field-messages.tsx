import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SettingValue } from '../../../state/settings/types';
import { describeValue } from './describe-value';
import { FieldConflict } from './field-conflict';
import { focusFieldOf } from './focus-field';
import type { SettingsForm } from './use-settings-form';

interface FieldMessages {
	readonly error: ReactNode;
	readonly conflict: ReactNode;
}

/**
 * The messages that every field shows about its setting: the server's error, and
 * a conflict with a change made elsewhere.
 *
 * @param form
 * @param settingKey
 * @param describe   Formats values that aren't plain text.
 */
export function getFieldMessages(
	form: SettingsForm,
	settingKey: string,
	describe: ( value: SettingValue | undefined ) => string = describeValue
): FieldMessages {
	const error = form.error( settingKey );
	return {
		error: error && (
			<FieldError
				message={ error }
				isFocused={ form.isFocused( settingKey ) }
				onFocused={ form.markFocused }
			/>
		),
		conflict: (
			<FieldConflict
				form={ form }
				settingKey={ settingKey }
				describe={ describe }
			/>
		),
	};
}

interface FieldErrorProps {
	readonly message: string;
	readonly isFocused: boolean;
	readonly onFocused: () => void;
}

function FieldError( { message, isFocused, onFocused }: FieldErrorProps ) {
	const ref = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		if ( isFocused ) {
			focusFieldOf( ref.current );
			onFocused();
		}
	}, [ isFocused, onFocused ] );
	return <span ref={ ref }>{ message }</span>;
}

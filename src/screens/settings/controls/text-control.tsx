import { TextField } from '../../../components/light/text-field';
import { FieldConflict } from '../form/field-conflict';
import type { ControlProps } from './control-props';
import { LimitCounter } from './limit-counter';
import { limitText } from './limit-text';
import { lostHtmlText } from './lost-html';

interface TextControlProps extends ControlProps {
	/** In code points. */
	maxLength?: number | undefined;
	/** Another component shows the character count. */
	hasOwnCounter?: boolean | undefined;
	isCode?: boolean | undefined;
}

export function TextControl( {
	form,
	settingKey,
	maxLength,
	hasOwnCounter = false,
	...field
}: TextControlProps ) {
	const value = form.value( settingKey );
	return (
		<TextField
			{ ...field }
			value={ value }
			warning={
				form.hasLostHtml( settingKey ) ? lostHtmlText() : field.warning
			}
			counter={
				maxLength !== undefined &&
				! hasOwnCounter && (
					<LimitCounter text={ value } maxLength={ maxLength } />
				)
			}
			error={ form.error( settingKey ) }
			conflict={
				<FieldConflict form={ form } settingKey={ settingKey } />
			}
			onChange={ ( text ) =>
				form.change(
					settingKey,
					// Codes never have surrounding white space, but pasting
					// often adds some.
					limitText( field.isCode ? text.trim() : text, maxLength )
				)
			}
		/>
	);
}

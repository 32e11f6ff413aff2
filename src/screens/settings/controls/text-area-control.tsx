import { TextArea } from '../../../components/light/text-area';
import { FieldConflict } from '../form/field-conflict';
import type { ControlProps } from './control-props';
import { LimitCounter } from './limit-counter';
import { limitText } from './limit-text';
import { lostHtmlText } from './lost-html';

interface TextAreaControlProps extends ControlProps {
	/** In code points. */
	maxLength?: number | undefined;
	/** Another component shows the character count. */
	hasOwnCounter?: boolean | undefined;
	isCode?: boolean | undefined;
	rows?: number | undefined;
}

export function TextAreaControl( {
	form,
	settingKey,
	maxLength,
	hasOwnCounter = false,
	...field
}: TextAreaControlProps ) {
	const value = form.value( settingKey );
	return (
		<TextArea
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
				form.change( settingKey, limitText( text, maxLength ) )
			}
		/>
	);
}

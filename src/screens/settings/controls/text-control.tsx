import { TextField } from '../../../components/light/text-field';
import type { ControlProps } from './control-props';
import { limitText } from './limit-text';

interface TextControlProps extends ControlProps {
	/** In code points. */
	maxLength?: number | undefined;
	isCode?: boolean | undefined;
}

export function TextControl( {
	form,
	settingKey,
	maxLength,
	...field
}: TextControlProps ) {
	return (
		<TextField
			{ ...field }
			value={ form.value( settingKey ) }
			error={ form.error( settingKey ) }
			onChange={ ( text ) =>
				form.change( settingKey, limitText( text, maxLength ) )
			}
		/>
	);
}

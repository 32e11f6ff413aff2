import { TextArea } from '../../../components/light/text-area';
import type { ControlProps } from './control-props';
import { limitText } from './limit-text';

interface TextAreaControlProps extends ControlProps {
	/** In code points. */
	maxLength?: number | undefined;
	isCode?: boolean | undefined;
	rows?: number | undefined;
}

export function TextAreaControl( {
	form,
	settingKey,
	maxLength,
	...field
}: TextAreaControlProps ) {
	return (
		<TextArea
			{ ...field }
			value={ form.value( settingKey ) }
			error={ form.error( settingKey ) }
			onChange={ ( text ) =>
				form.change( settingKey, limitText( text, maxLength ) )
			}
		/>
	);
}

import { TextArea } from '../../../components/light/text-area';
import { limitText } from './limit-text';
import { getTextProps } from './text-props';
import type { TextControlProps } from './text-props';

interface TextAreaControlProps extends TextControlProps {
	rows?: number | undefined;
}

export function TextAreaControl( { rows, ...props }: TextAreaControlProps ) {
	const { form, settingKey, maxLength, isUncut } = props;
	return (
		<TextArea
			{ ...getTextProps( props ) }
			rows={ rows }
			onChange={ ( text ) =>
				form.change(
					settingKey,
					limitText( text, isUncut ? undefined : maxLength )
				)
			}
		/>
	);
}

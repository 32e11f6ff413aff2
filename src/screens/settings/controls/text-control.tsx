import { TextField } from '../../../components/light/text-field';
import { limitText } from './limit-text';
import { getTextProps } from './text-props';
import type { TextControlProps } from './text-props';

export function TextControl( props: TextControlProps ) {
	const { form, settingKey, maxLength, isUncut, isCode } = props;
	return (
		<TextField
			{ ...getTextProps( props ) }
			onChange={ ( text ) =>
				form.change(
					settingKey,
					// Codes never have surrounding white space, but pasting
					// often adds some.
					limitText(
						isCode ? text.trim() : text,
						isUncut ? undefined : maxLength
					)
				)
			}
		/>
	);
}

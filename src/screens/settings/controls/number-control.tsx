import { NumberField } from '../../../components/light/number-field';
import { getFieldMessages } from '../form/field-messages';
import type { ControlProps } from './control-props';

interface NumberControlProps extends ControlProps {
	min?: number | undefined;
	max?: number | undefined;
}

/**
 * Stores valid input as a number; invalid input is kept as typed, for the
 * server to reject.
 */
export function NumberControl( {
	form,
	settingKey,
	...field
}: NumberControlProps ) {
	return (
		<NumberField
			{ ...field }
			value={ form.value( settingKey ) }
			{ ...getFieldMessages( form, settingKey ) }
			onChange={ ( text ) =>
				form.change(
					settingKey,
					/^\d+$/.test( text ) ? Number( text ) : text
				)
			}
		/>
	);
}

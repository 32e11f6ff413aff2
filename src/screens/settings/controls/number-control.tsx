import { NumberField } from '../../../components/light/number-field';
import { FieldConflict } from '../form/field-conflict';
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
			error={ form.error( settingKey ) }
			conflict={
				<FieldConflict form={ form } settingKey={ settingKey } />
			}
			onChange={ ( text ) =>
				form.change(
					settingKey,
					/^\d+$/.test( text ) ? Number( text ) : text
				)
			}
		/>
	);
}

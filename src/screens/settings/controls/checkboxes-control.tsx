import { CheckboxGroup } from '../../../components/light/checkbox-group';
import type { Choice } from '../../../components/light/choice';
import type { ControlProps } from './control-props';
import { isSameSet, toWords } from './words';

interface CheckboxesControlProps extends ControlProps {
	choices: readonly Choice[];
}

/** A setting that is a set of words. */
export function CheckboxesControl( {
	form,
	settingKey,
	...field
}: CheckboxesControlProps ) {
	const stored = toWords( form.stored( settingKey ) );
	return (
		<CheckboxGroup
			{ ...field }
			values={ toWords( form.get( settingKey ) ) }
			error={ form.error( settingKey ) }
			onChange={ ( words ) =>
				// The same words in another order are no change.
				form.change(
					settingKey,
					isSameSet( words, stored ) ? stored : words
				)
			}
		/>
	);
}

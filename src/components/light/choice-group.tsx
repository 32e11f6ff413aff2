import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { describeField, FieldMessages } from './field';
import type { FieldTexts } from './field';
import { Hint } from './hint';
import './choice-group.scss';

interface ChoiceGroupProps extends FieldTexts {
	role?: 'radiogroup' | undefined;
	children: ReactNode;
}

/** Legend, choices, then help and messages. */
export function ChoiceGroup( { role, children, ...texts }: ChoiceGroupProps ) {
	const id = useId();
	return (
		<fieldset
			className="jp-choice-group"
			role={ role }
			aria-disabled={ texts.disabledReason ? true : undefined }
			aria-describedby={ describeField( id, texts ) }
		>
			<legend className="jp-choice-group__legend">{ texts.label }</legend>
			<Hint id={ `${ id }-why` } text={ texts.disabledReason } isBlock>
				<div className="jp-choice-group__choices">{ children }</div>
			</Hint>
			<FieldMessages
				id={ id }
				help={ texts.help }
				warning={ texts.warning }
				error={ texts.error }
				conflict={ texts.conflict }
			/>
		</fieldset>
	);
}

interface ChoiceInputProps {
	type: 'radio' | 'checkbox';
	/** Shared by all radios of a group. */
	name?: string | undefined;
	label: string;
	help?: string | undefined;
	isChecked: boolean;
	isDisabled: boolean;
	/** For this choice only; the group's reason is shown in the group. */
	disabledReason?: string | false | undefined;
	onChange: ( isChecked: boolean ) => void;
}

/**
 * Never `disabled`, which would lose the focus and hide the reason from
 * keyboard users.
 */
export function ChoiceInput( props: ChoiceInputProps ) {
	const id = useId();
	const isDisabled = props.isDisabled || Boolean( props.disabledReason );
	return (
		<div className="jp-choice">
			<Hint id={ `${ id }-why` } text={ props.disabledReason }>
				<input
					type={ props.type }
					id={ id }
					name={ props.name }
					className="jp-choice__input"
					checked={ props.isChecked }
					aria-disabled={ isDisabled || undefined }
					aria-describedby={
						classNames(
							props.help && `${ id }-help`,
							props.disabledReason && `${ id }-why`
						) || undefined
					}
					onChange={ ( event ) => {
						if ( ! isDisabled ) {
							props.onChange( event.target.checked );
						}
					} }
				/>
			</Hint>
			<label className="jp-choice__label" htmlFor={ id }>
				{ props.label }
			</label>
			{ props.help && (
				<span className="jp-choice__help" id={ `${ id }-help` }>
					{ props.help }
				</span>
			) }
		</div>
	);
}

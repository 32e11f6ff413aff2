import { useId } from 'react';

interface ChoiceProps< T > {
	readonly legend: string;
	readonly options: readonly ( readonly [ T, string ] )[];
	/** Null if nothing is selected yet. */
	readonly value: T | null;
	readonly onChange: ( value: T ) => void;
}

/** Selects one of a few options. */
export function Choice< T extends string | boolean >( {
	legend,
	options,
	value,
	onChange,
}: ChoiceProps< T > ) {
	const id = useId();
	return (
		<fieldset className="jp-dev-card__choice">
			<legend>{ legend }</legend>
			{ options.map( ( [ option, label ] ) => (
				<label
					key={ String( option ) }
					htmlFor={ `${ id }-${ String( option ) }` }
				>
					<input
						type="radio"
						id={ `${ id }-${ String( option ) }` }
						name={ id }
						checked={ value === option }
						onChange={ () => onChange( option ) }
					/>
					{ label }
				</label>
			) ) }
		</fieldset>
	);
}

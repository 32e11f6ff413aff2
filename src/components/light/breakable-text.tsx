import { Fragment } from 'react';

/** Lets long names such as constants wrap after an underscore. */
export function BreakableText( { text }: { text: string } ) {
	const [ first, ...others ] = text.split( '_' );
	return (
		<>
			{ first }
			{ others.map( ( part, index ) => (
				<Fragment key={ index }>
					_<wbr />
					{ part }
				</Fragment>
			) ) }
		</>
	);
}

import { badBodies } from './support/bad-bodies';
import { inParallel } from './support/in-parallel';
import { keepState, readState } from './support/kept-state';
import { post } from './support/site';

/** 300 bodies that must store nothing; the seed is fixed. */
const BODIES = badBodies( 300 );

keepState();

it( 'answers 300 bad bodies with a client error each, and stores none of them', async () => {
	const before = await readState();
	const answers = await inParallel( BODIES, async ( rawBody ) => {
		const { status, body, text } = await post( 'settings', undefined, {
			rawBody,
		} );
		return { status, code: body?.code, text };
	} );
	const wrong = answers.flatMap( ( { status, code, text }, index ) =>
		status === 400 &&
		typeof code === 'string' &&
		! /Fatal error|Warning:|Notice:/.test( text )
			? []
			: [
					{
						sent: String( BODIES[ index ] ).slice( 0, 300 ),
						status,
						text: text.slice( 0, 300 ),
					},
			  ]
	);
	expect( wrong ).toEqual( [] );
	expect( await readState() ).toEqual( before );
}, 120_000 );
